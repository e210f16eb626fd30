import { parseDate } from '../../../src/domain/auth/signup/birthday.ts'
import { output, thrown } from '../../fragments/events.ts'
import { fails, timesOut, waiting } from '../../fragments/form.ts'
import { required } from '../../fragments/outcome.ts'
import { birthdaySetup } from './birthday.setup.ts'

/** The standalone birthday step. Spec: auth.txt §2 "Signup birthday step", §4 "Birthday step". */
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
    /** Comes first. Back leads to the date, whose button leads here again: the required four cannot be skipped. */
    consents: {
      tags: 'view:consents',
      invoke: {
        src: 'consents',
        id: 'consents',
        input: ({ context: { policy } }) => ({ policy }),
        onDone: [
          {
            guard: { type: 'hasAgreedToBirthday', params: output },
            target: 'submitting',
            actions: { type: 'assignExtras', params: output },
          },
          { target: 'editing', actions: { type: 'assignExtras', params: output } },
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
          { guard: 'isUnderage', target: 'confirmingAge', actions: ['assignBirthday', 'clearError'] },
          {
            guard: 'hasProblem',
            target: '.empty',
            actions: ['assignBirthday', 'assignProblem', 'emitToast'],
          },
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
    /** Too young by the date, which may be a typo: nothing is stored before Confirm. */
    confirmingAge: {
      tags: 'view:UnderageConfirmation',
      on: {
        'birthday.confirmed': { target: 'ineligible', actions: 'emitFlagged' },
        'edit.requested': 'editing',
        'flag.detected': 'ineligible',
      },
    },
    submitting: {
      tags: ['pending', 'view:birthday'],
      ...waiting,
      invoke: {
        src: 'submitBirthday',
        input: ({ context }) => ({
          date: required(parseDate(context.birthday), 'birthday'),
          extras: context.extras,
        }),
        onDone: [
          {
            guard: { type: 'hasMessage', params: output },
            target: 'respondMessage',
            actions: { type: 'assignMember', params: output },
          },
          { target: 'done', actions: { type: 'assignMember', params: output } },
        ],
        onError: [
          {
            ...fails('ageProtected'),
            guard: { type: 'isRefusedAsUnderage', params: thrown },
          },
          fails('judging'),
        ],
      },
      after: timesOut('judging', 'timedOut'),
      on: { 'submit.cancelled': 'editing' },
    },
    judging: { entry: 'emitToast', always: 'editing' },
    /** Confirmed to be too young, or refused earlier on this device: the field stays disabled. */
    ineligible: { tags: 'view:birthday', entry: 'assignIneligible' },
    /** The server refused the user as too young. */
    ageProtected: { tags: 'view:ageProtected', entry: 'emitFlagged' },
    respondMessage: { tags: 'view:respondMessage', on: { 'message.closed': 'done' } },
    done: { type: 'final', tags: 'leaving', entry: 'emitAccepted' },
  },
})
