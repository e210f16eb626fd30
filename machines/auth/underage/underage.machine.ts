import { emit, setup } from 'xstate'
import { outcomesOf } from '../../fragments/outcome.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'
import type { SignupToast } from '../signup/signup.types.ts'

export interface UnderageInput extends WithPolicy {
  /** As entered: 'YYYY-MM-DD'. */
  readonly birthday: string
  /** The server refused the birthday, rather than the form's own rule. Default: false. */
  readonly isRefused?: boolean | undefined
}

/** Confirm goes to '/', Edit back to the form. It is 'blocked' once the server has refused the birthday or the user has confirmed it. */
export interface UnderageOutput {
  readonly outcome: 'confirmed' | 'edit' | 'blocked'
}

export type UnderageContext = UnderageInput

const outcomes = outcomesOf<UnderageContext, UnderageOutput>()

/** From here on, the device remembers. */
const flagsDevice = { src: 'setUnderageFlag', onError: {} } as const

/**
 * "Is this your birthday?" Nothing is stored before Confirm or the server's refusal, because the date may be a typo. Spec: auth.txt §2
 * "Underage confirmation". During the wait before the redirect, the user can leave at once.
 */
export const underageMachine = setup({
  types: types<{
    context: UnderageContext
    input: UnderageInput
    events:
      | { type: 'birthday.confirmed' }
      | { type: 'edit.requested' }
      | { type: 'leave.requested' }
      | { type: 'stay.requested' }
    output: UnderageOutput
    emitted: SignupToast
  }>(),
  actors: { setUnderageFlag: notProvided<void, undefined>('setUnderageFlag') },
  delays: delays('underageRedirect'),
  guards: { isRefused: ({ context }) => context.isRefused === true },
  actions: {
    emitToast: emit({
      type: 'toast.shown',
      message: 'underage.toast',
      duration: 'underageToast',
      kind: 'alert',
    }),
  },
}).createMachine({
  id: 'underage',
  context: ({ input }) => input,
  initial: 'deciding',
  output: outcomes.output,
  states: {
    deciding: { always: [{ guard: 'isRefused', target: 'blocked' }, { target: 'asking' }] },
    asking: { on: { 'birthday.confirmed': 'leaving', 'edit.requested': 'edited' } },
    blocked: {
      invoke: flagsDevice,
      on: { 'birthday.confirmed': 'leaving', 'edit.requested': 'editedInVain' },
    },
    leaving: {
      invoke: flagsDevice,
      entry: 'emitToast',
      after: { underageRedirect: 'confirmed' },
      on: {
        'leave.requested': 'confirmed',
        'stay.requested': 'blocked',
        'edit.requested': 'editedInVain',
      },
    },
    confirmed: outcomes.final(() => ({ outcome: 'confirmed' })),
    edited: outcomes.final(() => ({ outcome: 'edit' })),
    editedInVain: outcomes.final(() => ({ outcome: 'blocked' })),
  },
})
