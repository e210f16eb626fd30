import { newPasswordErrors } from '../../../src/errors/auth/newPassword.errors.ts'
import { authMessages, hostileMessage, longMessage } from '../../fixtures/messages.ts'
import { checkPasswordLink as checkInDb, setPassword as setInDb } from '../../handlers/auth/newPassword.ts'
import type { Handler } from '../../handlers/handler.ts'
import {
  empty,
  never,
  offline,
  refusal,
  respondWith,
  tooManyRequests,
  truncatedJson,
  wrongShape,
} from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

const setting = (setPassword: Handler<'setPassword'>): Situation => ({ answers: { setPassword } })
const checking = (checkPasswordLink: Handler<'checkPasswordLink'>): Situation => ({
  answers: { checkPasswordLink },
})
const refusing = (message: string) => setting(() => refusal({ code: 'passwordRejected', message }))
const typedTwice = { policy: { newPasswordTwice: true } }

const words = {
  passwordRefused: authMessages['newPassword.passwordRefused'],
  refused: authMessages['newPassword.refused'],
}

/** Outcomes of the page that sets a new password: of the call that sets it, and of the check of its link. */
export const newPasswordScenarios = inArea('newPassword', {
  ...fromRows(newPasswordErrors, words, (outcome) => setting(({ policy }) => respondWith(outcome, policy)), {
    passwordRequired: {},
    passwordTooShort: {},
    passwordNonAscii: {},
    passwordIsUsername: {},
    passwordWeak: {},
    passwordsDiffer: typedTwice,
  }),
  succeeds: {
    answers: { checkPasswordLink: (call) => checkInDb(call), setPassword: (call) => setInDb(call) },
  },
  neverAnswers: setting(never),
  typedTwice,
  hostileMessage: refusing(hostileMessage),
  longMessage: refusing(longMessage),
  truncatedJson: setting(truncatedJson),
  emptyBody: setting(empty),
  wrongShape: setting(() => wrongShape({ resource_response: { data: { user: { id: 1 } } } })),
  checkNeverAnswers: checking(never),
  checkOffline: checking(offline),
  checkFails: checking(({ policy }) => respondWith({ failure: 'server' }, policy)),
  checkRateLimited: checking(({ policy }) => respondWith({ code: 'rateLimited' }, policy)),
  limitedByGateway: setting(() => tooManyRequests(90)),
  checkLimitedByGateway: checking(() => tooManyRequests(90)),
  /** The server does not say whose link it is. */
  checkNamesNobody: checking(() => ({ resource_response: { data: { email: null, username: null } } })),
})
