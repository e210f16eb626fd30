import { emailVerificationErrors } from '../../../src/errors/auth/emailVerification.errors.ts'
import { resetMessage } from '../../fixtures/messages.ts'
import { resendVerification as fromDb } from '../../handlers/auth/emailVerification.ts'
import type { Handler } from '../../handlers/handler.ts'
import { never, refusal, respondWith, serverError } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

const answering = (resendVerification: Handler<'resendVerification'>): Situation => ({
  answers: { resendVerification },
})

/** Outcomes of resending the verification email. */
export const emailVerificationScenarios = inArea('emailVerification', {
  ...fromRows(
    emailVerificationErrors,
    resetMessage,
    (outcome) => answering(({ policy }) => respondWith(outcome, policy)),
    {
      resendFailed: answering(() => refusal({ message: resetMessage })),
    },
  ),
  succeeds: answering((call) => fromDb(call)),
  neverAnswers: answering(never),
  /** Without a message, so the generic one is shown. */
  serverFails: answering(() => serverError()),
})
