import { emailVerificationErrors } from '../../../src/errors/auth/emailVerification.errors.ts'
import { resetWords } from '../../fixtures/messages.ts'
import { resendVerification as fromDb } from '../../handlers/auth/emailVerification.ts'
import type { Handler } from '../../handlers/handler.ts'
import { never, refusal, serverError } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

const answering = (resendVerification: Handler<'resendVerification'>): Situation => ({
  answers: { resendVerification },
})

/** What sending the verification e-mail again may come to. */
export const emailVerificationScenarios = inArea('emailVerification', {
  ...fromRows(emailVerificationErrors, resetWords, () => ({}), {
    resendFailed: answering(() => refusal({ message: resetWords })),
  }),
  succeeds: answering((call) => fromDb(call)),
  neverAnswers: answering(never),
  /** A fault without words: the generic sentence. */
  serverFails: answering(() => serverError()),
})
