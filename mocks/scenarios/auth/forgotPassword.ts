import { forgotPasswordErrors } from '../../../src/errors/auth/login.errors.ts'
import { forgotPassword as fromDb } from '../../handlers/auth/forgotPassword.ts'
import type { Handler } from '../../handlers/handler.ts'
import { resetMessage } from '../../fixtures/messages.ts'
import { never, offline, refusal, respondWith, tooManyRequests } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

/** The log-in opens the soft-banned dialog, which offers a reset. */
const asked = (forgotPassword: Handler<'forgotPassword'>): Situation => ({
  answers: { logIn: ({ policy }) => respondWith({ code: 'softBanned' }, policy), forgotPassword },
})

/** The log-in opens the reset-sent dialog, which offers to resend the email. */
const askedAgain = (forgotPassword: Handler<'forgotPassword'>): Situation => ({
  answers: { logIn: ({ policy }) => respondWith({ code: 'passwordResetSent' }, policy), forgotPassword },
})

const refused = () => refusal({ message: resetMessage })

/** Accepts any name, so that stories may type anything. */
const sends: Handler<'forgotPassword'> = (call) => {
  const reply = fromDb(call)
  return reply instanceof Response ? { resource_response: { data: null } } : reply
}

/** Outcomes of requesting a password-reset email. */
export const forgotPasswordScenarios = inArea('forgotPassword', {
  ...fromRows(forgotPasswordErrors, resetMessage, () => ({}), {
    offline: asked(offline),
    timedOut: asked(never),
    resetFailed: asked(refused),
  }),
  succeeds: asked(sends),
  neverAnswers: asked(never),
  resendSucceeds: askedAgain(sends),
  resendNeverAnswers: askedAgain(never),
  resendFails: askedAgain(refused),
  resendLimited: askedAgain(() => tooManyRequests(90)),
})
