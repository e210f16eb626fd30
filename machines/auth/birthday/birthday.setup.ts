import { assign, emit, setup } from 'xstate'
import type { User } from '../../../src/api/auth/entities/login.ts'
import { toFailure } from '../../../src/api/failure.ts'
import type { ConsentExtras } from '../../../src/api/auth/auth.payloads.ts'
import { birthdayProblem, parseDate, type CalendarDate } from '../../../src/domain/auth/signup/birthday.ts'
import {
  resolveBirthdayError,
  type BirthdayError,
  type BirthdayRowId,
} from '../../../src/errors/auth/birthday.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { consentsMachine, ConsentsOutput } from '../consents/consents.machine.ts'
import { delays, notProvided, notProvidedMachine, types, type WithPolicy } from '../../fragments/setup.ts'

export interface BirthdayInput extends WithPolicy {
  /** Whether the consents are still to be asked for: the experiment is on and they are not yet given. auth.txt §4. H6. */
  readonly needsConsents: boolean
}

export interface BirthdayContext extends BirthdayInput {
  /** As the field has it: 'YYYY-MM-DD', or '' while the date is not whole. */
  readonly birthday: string
  readonly extras: ConsentExtras
  readonly error: BirthdayError | null
  readonly serverMessage: string | null
  readonly user: User | null
  /** The server's words to show before the person goes on. auth.txt §2 "respondMessage". */
  readonly message: string | null
}

interface Submitted {
  readonly type: 'form.submitted'
  readonly birthday: string
  /** The day it is where the person is, of the platform's clock at that moment. F6, F9. */
  readonly today: CalendarDate
}

export type BirthdayEvent =
  | Submitted
  | { readonly type: 'birthday.changed'; readonly birthday: string }
  /** This device has refused someone for their age before. C9. */
  | { readonly type: 'flag.detected' }
  | { readonly type: 'submit.cancelled' }
  | { readonly type: 'message.closed' }

/** What leaves the step. Neither a birthday nor a token goes with it. C1. */
export type BirthdayEmitted =
  | { readonly type: 'attempt.failed'; readonly row: BirthdayRowId; readonly failure: Failure | null }
  /** Somebody too young was here: keep it in mind. auth.txt §4 "Underage". */
  | { readonly type: 'underage.flagged' }
  | { readonly type: 'birthday.accepted'; readonly user: User }

/** What the call is given; the flow puts it into words of the wire. */
export interface BirthdayRequest {
  readonly date: CalendarDate
  readonly extras: ConsentExtras
}

/** What the call answers. */
export interface BirthdayAnswer {
  readonly user: User
  readonly message: string | null
}

/** The rows that the rules of auth.txt §5 mean; whoever is too young meets a state instead. */
const problems = {
  birthdayRequired: 'required',
  birthdayInvalid: 'invalid',
  overage: 'overage',
  underage: 'ineligible',
} as const

const problemOf = ({
  context: { policy },
  event,
}: {
  context: WithPolicy
  event: BirthdayEvent
}): BirthdayError | null => {
  if (event.type !== 'form.submitted') return null
  const problem = birthdayProblem(event.birthday, {
    today: event.today,
    minimumAge: policy.minimumAge,
    maximumAge: policy.maximumAge,
  })
  return problem && problems[problem]
}

/** Guards, actions, actors and delays of the birthday step; the graph is in `birthday.machine.ts`. */
export const birthdaySetup = setup({
  types: types<{
    context: BirthdayContext
    input: BirthdayInput
    events: BirthdayEvent
    emitted: BirthdayEmitted
  }>(),
  actors: {
    submitBirthday: notProvided<BirthdayAnswer, BirthdayRequest>('submitBirthday'),
    consents: notProvidedMachine<typeof consentsMachine>('consents'),
  },
  delays: delays('slowAnswer', 'requestTimeout'),
  guards: {
    mustConsent: ({ context }) => context.needsConsents && !context.extras.kr_privacy_consent_opt_in,
    hasBirthday: ({ context }) => context.birthday !== '',
    isUnderage: (scope) => problemOf(scope) === 'ineligible',
    hasProblem: (scope) => problemOf(scope) !== null,
    hasAgreedToBirthday: ({ context }, { output }: { output: ConsentsOutput }) =>
      output.outcome === 'agreed' && parseDate(context.birthday) !== null,
    hasMessage: (_, { output }: { output: BirthdayAnswer }) => output.message !== null,
    isRefusedAsUnderage: ({ context }, { error }: { error: unknown }) =>
      resolveBirthdayError(toFailure(error), context.policy) === 'underage',
  },
  actions: {
    assignBirthday: assign({
      birthday: ({ context, event }) => ('birthday' in event ? event.birthday.trim() : context.birthday),
    }),
    assignProblem: assign((scope) => ({ error: problemOf(scope), serverMessage: null })),
    assignIneligible: assign({ error: 'ineligible', serverMessage: null }),
    assignTimedOut: assign({ error: 'timedOut', serverMessage: null }),
    assignExtras: assign((_, { output }: { output: ConsentsOutput }) =>
      output.outcome === 'agreed' ? { extras: output.extras } : {},
    ),
    assignMember: assign((_, { output }: { output: BirthdayAnswer }) => output),
    assignFailure: assign(({ context }, { error }: { error: unknown }) => {
      const failure = toFailure(error)
      return { error: resolveBirthdayError(failure, context.policy), serverMessage: failure.serverMessage }
    }),
    clearError: assign({ error: null, serverMessage: null }),
    emitFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'attempt.failed' as const,
      row: `birthday.${context.error ?? 'serverFailed'}` as const,
      failure: error === null ? null : toFailure(error),
    })),
    emitFlagged: emit({ type: 'underage.flagged' }),
    // SAFETY: the last state is only entered with the member that the call answered.
    emitAccepted: emit(({ context }) => ({ type: 'birthday.accepted' as const, user: context.user as User })),
  },
})
