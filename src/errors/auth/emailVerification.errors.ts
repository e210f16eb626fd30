import { asNotice, type ErrorTable } from '../catalogue.ts'

/** Outcomes of sending the verification e-mail again. The specification names only the success; the failure is the generic sentence. */
export const emailVerificationErrors = {
  resendFailed: { placement: asNotice, words: 'server' },
} as const satisfies ErrorTable
