import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { businessProblems, tidyBusinessInfo } from '../../../src/domain/promote/businessForm.ts'
import { countryCode } from '../../../src/domain/promote/countries.ts'
import type { BusinessInfo } from '../../../src/domain/promote/promotion.ts'
import { promoteRow, promoteSlotOf } from '../../../src/errors/promote/promote.errors.ts'
import { detailOrMessage } from '../../../src/errors/serverText.ts'
import { eventsOf, type Thrown } from '../../fragments/events.ts'
import { fails, failsWith, noErrors, timesOut, waiting, withoutError } from '../../fragments/form.ts'
import { outcomesOf } from '../../fragments/outcome.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import type {
  BusinessErrors,
  BusinessInfoContext,
  BusinessInfoEmitted,
  BusinessInfoEvent,
  BusinessInfoInput,
  BusinessInfoOutput,
  BusinessInfoRowId,
} from './businessInfo.types.ts'

const on = eventsOf<BusinessInfoContext, BusinessInfoEvent>()
const outcomes = outcomesOf<BusinessInfoContext, BusinessInfoOutput>()
const failing = failsWith<BusinessInfoRowId>({ row: promoteRow, slotOf: promoteSlotOf })

const problemsOf = (info: BusinessInfo): BusinessErrors =>
  Object.fromEntries(
    Object.entries(businessProblems(info)).map(([field, row]) => [field, `businessInfo.${row}` as const]),
  )

/** Of the errors on screen, those that another country's rules still find. */
const stillWrong = (errors: BusinessErrors, info: BusinessInfo): BusinessErrors =>
  Object.fromEntries(Object.entries(problemsOf(info)).filter(([field]) => field in errors))

/** The country that the form starts with decides about its fields, so there always is one. */
const withCountry = ({ info, policy }: BusinessInfoInput): BusinessInfo => ({
  ...info,
  country: countryCode(info.country) || policy.promote.defaultCountry,
})

/** An advertiser's name, address and tax number. Spec: saving.txt §2 "business form", §4 "Quick-promote steps". */
export const businessInfoMachine = setup({
  types: types<{
    context: BusinessInfoContext
    input: BusinessInfoInput
    events: BusinessInfoEvent
    emitted: BusinessInfoEmitted
    output: BusinessInfoOutput
  }>(),
  actors: { saveBusinessInfo: notProvided<void, BusinessInfo>('saveBusinessInfo') },
  delays: delays('slowAnswer', 'requestTimeout'),
  guards: {
    isValid: on.guard('form.submitted', ({ info }) => Object.keys(businessProblems(info)).length === 0),
  },
  actions: {
    assignField: assign(
      on.patch('field.changed', ({ field, value }, { info, errors }) => {
        const changed = { ...info, [field]: field === 'country' ? countryCode(value) : value }
        return {
          info: changed,
          errors: field === 'country' ? stillWrong(errors, changed) : withoutError(errors, field),
        }
      }),
    ),
    /** The submitted values count: autofill changes a field without an event. */
    assignInfo: assign(
      on.patch('form.submitted', ({ info }, { policy }) => ({ info: withCountry({ info, policy }) })),
    ),
    assignProblems: assign(({ context }) => ({ ...noErrors, errors: problemsOf(context.info) })),
    clearErrors: assign(noErrors),
    assignFailure: assign((_, { error }: Thrown) => {
      const failure = toFailure(error)
      return failure.kind === 'refused'
        ? { ...failing('businessInfo.refused'), serverMessage: detailOrMessage(failure) }
        : failing('businessInfo.unsaved')
    }),
    assignRow: assign((_, { row }: { row: 'unsaved' }) => failing(`businessInfo.${row}`)),
    emitFailed: emit(({ context: { failure } }, { error }: Thrown) => ({
      type: 'attempt.failed' as const,
      row: failure ?? 'businessInfo.unsaved',
      failure: error === null ? null : toFailure(error),
    })),
  },
}).createMachine({
  id: 'businessInfo',
  context: ({ input }) => ({ ...input, ...noErrors, info: withCountry(input) }),
  initial: 'editing',
  output: outcomes.output,
  on: {
    'field.changed': { actions: 'assignField' },
    /** Both are possible at any time, and abort a call in flight. */
    'back.requested': '.back',
    'page.dismissed': '.closed',
  },
  states: {
    editing: {
      on: {
        'form.submitted': [
          { guard: 'isValid', target: 'submitting', actions: ['assignInfo', 'clearErrors'] },
          { actions: ['assignInfo', 'assignProblems'] },
        ],
      },
    },
    submitting: {
      tags: 'pending',
      ...waiting,
      invoke: {
        src: 'saveBusinessInfo',
        input: ({ context }) => tidyBusinessInfo(context.info),
        onDone: 'saved',
        onError: fails('editing'),
      },
      after: timesOut('editing', 'unsaved'),
    },
    saved: outcomes.final(({ info }) => ({ outcome: 'saved', info })),
    back: outcomes.final(({ info }) => ({ outcome: 'back', info })),
    closed: outcomes.final(({ info }) => ({ outcome: 'closed', info })),
  },
})
