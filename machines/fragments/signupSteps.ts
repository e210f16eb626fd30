import type { ConsentsOutput } from '../auth/consents/consents.machine.ts'
import { output } from './events.ts'
import { endedWith } from './outcome.ts'
import type { WithPolicy } from './setup.ts'

/** The consent step, a separate actor. The parent machine provides the guard `isOutcome` and the action `assignExtras`. */
export const collectsConsents = <Agreed extends string, Back extends string>(agreed: Agreed, back: Back) =>
  ({
    tags: 'view:consents',
    invoke: {
      src: 'consents',
      id: 'consents',
      input: ({ context: { policy } }: { context: WithPolicy }) => ({ policy }),
      onDone: [
        {
          guard: endedWith('agreed'),
          target: agreed,
          actions: { type: 'assignExtras', params: output<ConsentsOutput> },
        },
        { target: back },
      ],
    },
  }) as const

interface WithBirthday extends WithPolicy {
  readonly birthday: string
  readonly failure: string | null
}

/** Too young: the user is asked whether the birthday is right. Only the server's answer is a failure already. */
export const confirmsUnderage = <Confirmed extends string, Edited extends string, Blocked extends string>(
  confirmed: Confirmed,
  edited: Edited,
  blocked: Blocked,
) =>
  ({
    tags: 'view:UnderageConfirmation',
    invoke: {
      src: 'underage',
      id: 'underage',
      input: ({ context: { policy, birthday, failure } }: { context: WithBirthday }) => ({
        policy,
        birthday,
        isRefused: failure === 'signup.underage',
      }),
      onDone: [
        { guard: endedWith('confirmed'), target: confirmed },
        { guard: endedWith('edit'), target: edited },
        { target: blocked },
      ],
    },
  }) as const

/** After registration, the server's message is shown before going on, if there is one. */
export const answered = {
  always: [{ guard: 'hasMessage', target: 'respondMessage' }, { target: 'registered' }],
} as const

export const respondMessage = {
  tags: 'view:respondMessage',
  on: { 'message.closed': 'registered' },
} as const
