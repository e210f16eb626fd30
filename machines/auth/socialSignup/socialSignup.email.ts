import { output, thrown } from '../../fragments/events.ts'
import { timesOut, waiting } from '../../fragments/form.ts'
import { connectInput } from '../../fragments/providerSignIn.ts'
import { socialSignupSetup } from './socialSignup.setup.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

/** The first provider gave no email: the user can share it, or type one. auth.txt §4 "email re-request flow". */
export const requestingEmail = socialSignupSetup.createStateConfig({
  tags: 'view:requestEmail',
  initial: 'offering',
  on: { 'typing.chosen': 'collectingEmail' },
  states: {
    offering: { on: { 'sharing.chosen': 'asking' } },
    asking: {
      tags: 'pending',
      invoke: {
        src: 'rerequestEmail',
        id: 'rerequestEmail',
        input: ({ context }) => connectInput(context, 'facebook', true),
        onDone: [
          {
            guard: { type: 'isShared', params: output },
            target: 'reading',
            actions: { type: 'assignToken', params: output },
          },
          { target: '#socialSignup.collectingEmail' },
        ],
      },
      on: { 'sharing.chosen': { actions: 'focusPopup' } },
    },
    reading: {
      tags: 'pending',
      invoke: {
        src: 'readProfile',
        input: ({ context: { type, credentials } }) => ({ type, credentials }),
        onDone: [
          {
            guard: { type: 'hasEmail', params: output },
            target: '#socialSignup.deciding',
            actions: { type: 'assignProfile', params: output },
          },
          { target: '#socialSignup.collectingEmail' },
        ],
        onError: '#socialSignup.collectingEmail',
      },
      after: { requestTimeout: '#socialSignup.collectingEmail' },
    },
  },
})

/** Asks for the email. auth.txt §2 EmailCollection, §5 "Email collection". */
export const collectingEmail = socialSignupSetup.createStateConfig({
  tags: 'view:EmailCollection',
  on: {
    'email.changed': { actions: 'clearErrors' },
    'email.submitted': [
      {
        guard: 'isEmailMissing',
        actions: [
          'assignEmail',
          { type: 'assignRow', params: { row: 'emailCollection.emailRequired' } },
          'emitToast',
        ],
      },
      {
        guard: 'isEmailMalformed',
        actions: [
          'assignEmail',
          { type: 'assignRow', params: { row: 'emailCollection.emailFormat' } },
          'emitToast',
        ],
      },
      { target: 'checkingEmail', actions: ['assignEmail', 'clearErrors'] },
    ],
  },
})

/** Asks whether the email has an account; editing it aborts the call. */
export const checkingEmail = socialSignupSetup.createStateConfig({
  tags: ['pending', 'view:EmailCollection'],
  ...waiting,
  invoke: {
    src: 'checkEmailExists',
    input: ({ context }) => ({ email: trimTyped(context.email) }),
    onDone: [
      { guard: { type: 'isTaken', params: output }, target: 'emailExists' },
      { target: 'decidingAfterEmail' },
    ],
    onError: {
      target: 'collectingEmail',
      actions: [
        { type: 'assignEmailCheckFailure', params: thrown },
        { type: 'emitFailed', params: thrown },
        'emitToast',
      ],
    },
  },
  after: timesOut('collectingEmail', 'signup.timedOut'),
  on: { 'submit.cancelled': 'collectingEmail', 'email.changed': 'collectingEmail' },
})
