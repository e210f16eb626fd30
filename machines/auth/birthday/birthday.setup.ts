import { assign, emit, enqueueActions, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { birthdayProblem, parseDate, typedDate } from '../../../src/domain/auth/signup/birthday.ts'
import {
  birthdayRow,
  birthdaySlotOf,
  resolveBirthdayError,
  type BirthdayError,
} from '../../../src/errors/auth/birthday.errors.ts'
import { attemptFailed, errorToast } from '../../fragments/emitted.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { required } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedMachine, types, type WithPolicy } from '../../fragments/setup.ts'
import type { consentsMachine, ConsentsOutput } from '../consents/consents.machine.ts'
import type {
  BirthdayAnswer,
  BirthdayContext,
  BirthdayEmitted,
  BirthdayEvent,
  BirthdayInput,
  BirthdayRequest,
  BirthdayToast,
  Submitted,
} from './birthday.types.ts'

/** The step's error for each problem with a birthday. Users who are too young get a state instead. */
const problems = {
  birthdayRequired: 'required',
  birthdayInvalid: 'invalid',
  overage: 'overage',
  underage: 'ineligible',
} as const

function problemOf({ birthday, today }: Submitted, { policy }: WithPolicy): BirthdayError | null {
  const { minimumAge, maximumAge } = policy
  const problem = birthdayProblem(birthday, { today, minimumAge, maximumAge })
  return problem && problems[problem]
}

/** The toast of a failed submit: an error at the field, or any error after the consents. */
function toastOf({ error, serverMessage, extras }: BirthdayContext): BirthdayToast | null {
  if (error === null || error === 'underage') return null
  const row = `birthday.${error}` as const
  if (birthdaySlotOf(row) !== 'birthday' && !extras.kr_privacy_consent_opt_in) return null
  return errorToast(`birthday.error.${error}`, birthdayRow(row).message === 'server' ? serverMessage : null)
}

const on = eventsOf<BirthdayContext, BirthdayEvent>()

/** Actors, delays, guards and actions of the birthday step; the chart is in `birthday.machine.ts`. */
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
    isUnderage: on.guard('form.submitted', (event, context) => problemOf(event, context) === 'ineligible'),
    hasProblem: on.guard('form.submitted', (event, context) => problemOf(event, context) !== null),
    hasAgreedToBirthday: ({ context }, { output }: Output<ConsentsOutput>) =>
      output.outcome === 'agreed' && parseDate(context.birthday) !== null,
    hasMessage: (_, { output }: Output<BirthdayAnswer>) => output.message !== null,
    isRefusedAsUnderage: ({ context }, { error }: Thrown) =>
      resolveBirthdayError(toFailure(error), context.policy) === 'underage',
  },
  actions: {
    assignBirthday: assign({
      birthday: ({ context, event }) => ('birthday' in event ? typedDate(event.birthday) : context.birthday),
    }),
    assignProblem: assign(
      on.patch('form.submitted', (event, context) => ({
        error: problemOf(event, context),
        serverMessage: null,
      })),
    ),
    assignIneligible: assign({ error: 'ineligible', serverMessage: null }),
    assignRow: assign((_, { row }: { row: BirthdayError }) => ({ error: row, serverMessage: null })),
    assignExtras: assign((_, { output }: Output<ConsentsOutput>) =>
      output.outcome === 'agreed' ? { extras: output.extras } : {},
    ),
    assignMember: assign((_, { output }: Output<BirthdayAnswer>) => output),
    assignFailure: assign(({ context }, { error }: Thrown) => {
      const failure = toFailure(error)
      return { error: resolveBirthdayError(failure, context.policy), serverMessage: failure.serverMessage }
    }),
    clearError: assign({ error: null, serverMessage: null }),
    emitFailed: emit(({ context }, { error }: Thrown) =>
      attemptFailed(`birthday.${context.error ?? 'serverFailed'}` as const, error),
    ),
    emitToast: enqueueActions(({ context, enqueue }) => {
      const toast = toastOf(context)
      if (toast) enqueue.emit(toast)
    }),
    emitFlagged: emit({ type: 'underage.flagged' }),
    emitAccepted: emit(({ context }) => ({
      type: 'birthday.accepted' as const,
      user: required(context.user, 'user'),
    })),
  },
})
