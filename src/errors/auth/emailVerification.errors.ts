import { asNotice, type ErrorTable } from '../catalogue.ts'

/** The errors of resending the verification email. The spec names none, so the failure shows the generic message. */
export const emailVerificationErrors = {
  resendFailed: { placement: asNotice, message: 'server' },
} as const satisfies ErrorTable
