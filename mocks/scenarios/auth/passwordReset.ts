import { passwordResetErrors } from '../../../src/errors/auth/passwordReset.errors.ts'
import { hostileMessage, longMessage, tooManyEmails } from '../../fixtures/messages.ts'
import { forgotPassword as fromDb } from '../../handlers/auth/forgotPassword.ts'
import type { Handler } from '../../handlers/handler.ts'
import { never, offline, refusal, respondWith, tooManyRequests, truncatedJson } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

const answering = (forgotPassword: Handler<'forgotPassword'>): Situation => ({ answers: { forgotPassword } })
const refusing = (message: string) => answering(() => refusal({ message }))

/** Outcomes of the page that requests an email to reset the password. */
export const passwordResetScenarios = inArea('passwordReset', {
  ...fromRows(
    passwordResetErrors,
    tooManyEmails,
    (outcome) => answering(({ policy }) => respondWith(outcome, policy)),
    { identifierRequired: {} },
  ),
  /** Without a word, or with the time to wait. */
  limitedInSilence: answering(({ policy }) => respondWith({ code: 'rateLimited' }, policy)),
  limitedByGateway: answering(() => tooManyRequests(90)),
  succeeds: answering((call) => fromDb(call)),
  /** The server refuses unknown accounts, and nobody is to learn which ones exist. */
  sameAnswer: { policy: { sameResetAnswer: true } },
  neverAnswers: answering(never),
  offline: answering(offline),
  refused: refusing(tooManyEmails),
  hostileMessage: refusing(hostileMessage),
  longMessage: refusing(longMessage),
  serverFailed: answering(({ policy }) => respondWith({ failure: 'server' }, policy)),
  truncatedJson: answering(truncatedJson),
})
