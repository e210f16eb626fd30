import { forgotPasswordErrors } from '../../../src/errors/auth/login.errors.ts'
import { forgotPassword as fromDb } from '../../handlers/auth/forgotPassword.ts'
import type { Handler } from '../../handlers/handler.ts'
import { resetWords } from '../../fixtures/messages.ts'
import { never, refusal, respondWith } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

/** The log-in call says that the account is protected, whose dialog offers the reset. */
const asked = (forgotPassword: Handler<'forgotPassword'>): Situation => ({
  answers: { logIn: ({ policy }) => respondWith({ code: 'softBanned' }, policy), forgotPassword },
})

/** The log-in call says that an e-mail has gone out, whose dialog offers to send it again. */
const askedAgain = (forgotPassword: Handler<'forgotPassword'>): Situation => ({
  answers: { logIn: ({ policy }) => respondWith({ code: 'passwordResetSent' }, policy), forgotPassword },
})

const refused = () => refusal({ message: resetWords })

/** Any name has an account, so that a story may type what it likes. */
const sends: Handler<'forgotPassword'> = (call) => {
  const reply = fromDb(call)
  return reply instanceof Response ? { resource_response: { data: null } } : reply
}

/** What asking for a password-reset e-mail may come to. */
export const forgotPasswordScenarios = inArea('forgotPassword', {
  ...fromRows(forgotPasswordErrors, resetWords, () => ({}), { resetFailed: asked(refused) }),
  succeeds: asked(sends),
  neverAnswers: asked(never),
  resendSucceeds: askedAgain(sends),
  resendNeverAnswers: askedAgain(never),
  resendFails: askedAgain(refused),
})
