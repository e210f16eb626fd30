import { emailCollectionErrors, signupErrors } from '../../../src/errors/auth/signup.errors.ts'
import { findUser } from '../../db.ts'
import { authMessages, welcomeMessage } from '../../fixtures/messages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { register as fromDb } from '../../handlers/auth/signup.ts'
import { never, refusal, respondWith, serverError, type Outcome } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

/** A code that no row of the catalogue uses. */
const unknownCode = 9998

const registering = (register: Handler<'register'>): Situation => ({ answers: { register } })
const meeting = (outcome: Outcome) => registering(({ policy }) => respondWith(outcome, policy))
const invalid = (message: string) => ({ resource_response: { data: { is_valid: false, message } } })

const words = {
  overage: authMessages['signup.overage'],
  missingAge: authMessages['signup.missingAge'],
}

const rows = fromRows(signupErrors, words, meeting, {
  emailRequired: {},
  emailFormat: {},
  emailRejected: {},
  passwordRequired: {},
  passwordTooShort: {},
  passwordNonAscii: {},
  passwordIsUsername: {},
  passwordWeak: {},
  birthdayRequired: {},
  birthdayInvalid: {},
  ineligible: {},
  emailCheckFailed: { answers: { checkEmailExists: () => refusal({ code: unknownCode }) } },
  validationFailed: {
    answers: {
      validateEmail: () => refusal({ code: unknownCode, message: authMessages['signup.validationFailed'] }),
    },
  },
  passwordRefused: { answers: { validatePassword: () => invalid(authMessages['signup.passwordRefused']) } },
  birthdayRefused: { answers: { validateBirthday: () => invalid(authMessages['signup.birthdayRefused']) } },
})

/** Outcomes of signing up. */
export const signupScenarios = inArea('signup', {
  ...rows,
  emailCheckRefused: {
    answers: {
      checkEmailExists: ({ policy }) =>
        respondWith({ code: 'emailCheckRefused', message: authMessages['signup.emailCheckRefused'] }, policy),
    },
  },
  checklist: { policy: { passwordChecklist: true } },
  missingAgeWithoutMessage: meeting({ code: 'missingAge' }),
  succeeds: registering((call) => fromDb(call)),
  neverAnswers: registering(never),
  /** The first check of a submit never responds. */
  existsNeverAnswers: { answers: { checkEmailExists: never } },
  /** The email check responds only for existing accounts. */
  onlyMembersKnown: {
    answers: {
      checkEmailExists: ({ payload }) =>
        findUser(payload.email) ? { resource_response: { data: true } } : never(),
    },
  },
  passwordCheckFails: { answers: { validatePassword: () => serverError() } },
  birthdayCheckFails: { answers: { validateBirthday: () => serverError() } },
  validationNeverAnswers: { answers: { validateEmail: never } },
  passwordValidationNeverAnswers: { answers: { validatePassword: never } },
  birthdayValidationNeverAnswers: { answers: { validateBirthday: never } },
  emailNotValid: {
    answers: { validateEmail: () => ({ resource_response: { data: { is_valid: false, message: null } } }) },
  },
  hasMessage: registering(async (call) => {
    const answer = await fromDb(call)
    if (answer instanceof Response) return answer
    const { data } = answer.resource_response
    return { resource_response: { data: { ...data, response_message: welcomeMessage } } }
  }),
})

/** Outcomes of collecting an email for a social sign-up. */
export const emailCollectionScenarios = inArea('emailCollection', {
  ...fromRows(emailCollectionErrors, {}, meeting, {
    emailRequired: {},
    emailFormat: {},
    profileUnread: { answers: { readFacebookProfile: () => serverError() } },
    signupFailed: registering(() =>
      refusal({ code: unknownCode, message: authMessages['emailCollection.signupFailed'] }),
    ),
  }),
})
