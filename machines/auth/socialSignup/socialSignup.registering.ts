import type { SignupRowId } from '../../../src/errors/auth/signup.errors.ts'
import { output, thrown } from '../../fragments/events.ts'
import { timesOut, waiting } from '../../fragments/form.ts'
import { collectsConsents } from '../../fragments/signupSteps.ts'
import { socialSignupSetup } from './socialSignup.setup.ts'
import type { SocialForm } from './socialSignup.types.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

/** Asks for the birthday; after a refusal for age, the field stays disabled. auth.txt §5. */
export const collectingBirthday = socialSignupSetup.createStateConfig({
  tags: 'view:socialSignupWithAge',
  initial: 'entering',
  states: {
    entering: {
      on: {
        'birthday.changed': { actions: 'clearErrors' },
        'birthday.submitted': [
          {
            guard: 'isUnderage',
            target: '#socialSignup.underage',
            actions: ['assignBirthday', 'clearErrors'],
          },
          { guard: 'isBirthdayWrong', actions: ['assignBirthday', 'assignBirthdayProblem', 'emitToast'] },
          {
            guard: 'needsConsents',
            target: '#socialSignup.consents.afterBirthday',
            actions: ['assignBirthday', 'clearErrors'],
          },
          { target: '#socialSignup.registering', actions: ['assignBirthday', 'clearErrors'] },
        ],
      },
    },
    blocked: { entry: { type: 'assignRow', params: { row: 'signup.ineligible' } } },
  },
})

/**
 * The consent step. Back leads to the form that came before, and where none did, to the sign-up. auth.txt §4 "The consent back button
 * returns to signup".
 */
export const consents = socialSignupSetup.createStateConfig({
  initial: 'first',
  states: {
    first: collectsConsents('#socialSignup.registering', '#socialSignup.declined'),
    afterEmail: collectsConsents('#socialSignup.registeringWithEmail', '#socialSignup.collectingEmail'),
    afterBirthday: collectsConsents('#socialSignup.registering', '#socialSignup.collectingBirthday'),
  },
})

/** The register call is in flight, in the last form that was filled in. Another tab may have been refused for age in the meantime. */
const registeringAs = (
  view: 'EmailCollection' | 'socialSignupWithAge',
  form: SocialForm,
  timedOut: SignupRowId,
) =>
  socialSignupSetup.createStateConfig({
    tags: ['pending', `view:${view}`],
    initial: 'checkingAge',
    on: { 'submit.cancelled': form },
    states: {
      checkingAge: {
        invoke: {
          src: 'readUnderageFlag',
          onDone: [
            {
              guard: { type: 'isFlagged', params: output },
              target: '#socialSignup.collectingBirthday.blocked',
            },
            { target: 'calling' },
          ],
          onError: 'calling',
        },
      },
      calling: {
        ...waiting,
        invoke: {
          src: 'register',
          input: ({ context: { type, credentials, profile, email, birthday, country, extras } }) => ({
            type,
            credentials,
            profile,
            email: trimTyped(email),
            birthday,
            country,
            extras,
          }),
          onDone: { target: '#socialSignup.answered', actions: { type: 'assignRegistered', params: output } },
          onError: {
            target: '#socialSignup.judging',
            actions: [
              { type: 'assignFailure', params: ({ event: { error } }) => ({ error, form }) },
              { type: 'emitFailed', params: thrown },
            ],
          },
        },
        after: timesOut('#socialSignup.judging', timedOut),
      },
    },
  })

export const registering = registeringAs('socialSignupWithAge', 'collectingBirthday', 'signup.timedOut')
export const registeringWithEmail = registeringAs(
  'EmailCollection',
  'collectingEmail',
  'emailCollection.signupFailed',
)
