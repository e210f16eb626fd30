import { parseDate, type CalendarDate } from '../../../src/domain/auth/signup/birthday.ts'
import { birthdaySetup } from './birthday.setup.ts'

/** The standalone birthday step. Spec: auth.txt §2 "Signup birthday step", §4 "Birthday step", "Underage", §5, §8 "Signup". */
export const birthdayMachine = birthdaySetup.createMachine({
  id: 'birthday',
  context: ({ input }) => ({
    ...input,
    birthday: '',
    extras: {},
    error: null,
    serverMessage: null,
    user: null,
    message: null,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'mustConsent', target: 'consents' }, { target: 'editing' }] },
    /** Before anything else; Back leads to the date, whose button leads here again: nobody goes on without the required four. H6. */
    consents: {
      tags: 'view:consents',
      invoke: {
        src: 'consents',
        id: 'consents',
        input: ({ context: { policy } }) => ({ policy }),
        onDone: [
          {
            guard: { type: 'hasAgreedToBirthday', params: ({ event }) => event },
            target: 'submitting',
            actions: { type: 'assignExtras', params: ({ event }) => event },
          },
          { target: 'editing', actions: { type: 'assignExtras', params: ({ event }) => event } },
        ],
      },
      on: { 'flag.detected': 'ineligible' },
    },
    editing: {
      tags: 'view:birthday',
      initial: 'empty',
      on: {
        'birthday.changed': { target: '.empty', actions: ['assignBirthday', 'clearError'] },
        'form.submitted': [
          { guard: 'isUnderage', target: 'ineligible', actions: ['assignBirthday', 'emitFlagged'] },
          { guard: 'hasProblem', target: '.empty', actions: ['assignBirthday', 'assignProblem'] },
          { guard: 'mustConsent', target: 'consents', actions: ['assignBirthday', 'clearError'] },
          { target: 'submitting', actions: ['assignBirthday', 'clearError'] },
        ],
        'flag.detected': 'ineligible',
      },
      states: {
        empty: { always: { guard: 'hasBirthday', target: 'filled' } },
        filled: {},
      },
    },
    submitting: {
      tags: ['pending', 'view:birthday'],
      initial: 'waiting',
      invoke: {
        src: 'submitBirthday',
        // SAFETY: only a date without a problem leads here.
        input: ({ context }) => ({
          date: parseDate(context.birthday) as CalendarDate,
          extras: context.extras,
        }),
        onDone: [
          {
            guard: { type: 'hasMessage', params: ({ event }) => event },
            target: 'respondMessage',
            actions: { type: 'assignMember', params: ({ event }) => event },
          },
          { target: 'done', actions: { type: 'assignMember', params: ({ event }) => event } },
        ],
        onError: [
          {
            guard: { type: 'isRefusedAsUnderage', params: thrown },
            target: 'ageProtected',
            actions: [
              { type: 'assignFailure', params: thrown },
              { type: 'emitFailed', params: thrown },
              'emitFlagged',
            ],
          },
          {
            target: 'editing',
            actions: [
              { type: 'assignFailure', params: thrown },
              { type: 'emitFailed', params: thrown },
            ],
          },
        ],
      },
      after: {
        requestTimeout: {
          target: 'editing',
          actions: ['assignTimedOut', { type: 'emitFailed', params: { error: null } }],
        },
      },
      on: { 'submit.cancelled': 'editing' },
      states: { waiting: { after: { slowAnswer: 'slow' } }, slow: {} },
    },
    /** Too young by the date, or flagged before: the field stays disabled. C9, C10. */
    ineligible: { tags: 'view:birthday', entry: 'assignIneligible' },
    /** Too young, says the server. */
    ageProtected: { tags: 'view:ageProtected' },
    respondMessage: { tags: 'view:respondMessage', on: { 'message.closed': 'done' } },
    done: { type: 'final', entry: 'emitAccepted' },
  },
})

type Thrown = { event: { error: unknown } }
function thrown({ event }: Thrown) {
  return { error: event.error }
}
