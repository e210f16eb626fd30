import { emailCollectionErrors, signupErrors } from '../../../src/errors/auth/signup.errors.ts'
import { findUser } from '../../db.ts'
import { serverWords } from '../../fixtures/messages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { register as fromDb } from '../../handlers/auth/signup.ts'
import { never, refusal, respondWith, serverError, type Outcome } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

/** A code that no row of the catalogue knows. */
const unknownCode = 9998

const registering = (register: Handler<'register'>): Situation => ({ answers: { register } })
const meeting = (outcome: Outcome) => registering(({ policy }) => respondWith(outcome, policy))
const invalid = { resource_response: { data: { is_valid: false, message: serverWords } } }

const rows = fromRows(signupErrors, serverWords, meeting, {
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
    answers: { validateEmail: () => refusal({ code: unknownCode, message: serverWords }) },
  },
  passwordRefused: { answers: { validatePassword: () => invalid } },
  birthdayRefused: { answers: { validateBirthday: () => invalid } },
})

/** What signing up may come to. */
export const signupScenarios = inArea('signup', {
  ...rows,
  emailCheckRefused: {
    answers: {
      checkEmailExists: ({ policy }) =>
        respondWith({ code: 'emailCheckRefused', message: serverWords }, policy),
    },
  },
  succeeds: registering((call) => fromDb(call)),
  neverAnswers: registering(never),
  /** The first check of a submit never comes back. */
  existsNeverAnswers: { answers: { checkEmailExists: never } },
  /** Who has an account is told at once, whether a new e-mail is free is not. */
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
    return { resource_response: { data: { ...data, response_message: serverWords } } }
  }),
})

/** What asking a social sign-up for its e-mail may come to. */
export const emailCollectionScenarios = inArea('emailCollection', {
  ...fromRows(emailCollectionErrors, serverWords, meeting, {
    emailRequired: {},
    emailFormat: {},
    profileUnread: { answers: { readFacebookProfile: () => serverError() } },
    signupFailed: registering(() => refusal({ code: unknownCode, message: serverWords })),
  }),
})
