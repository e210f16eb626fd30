import { loginOutcomes as outcomes } from '../../domain/auth/loginOutcomes.ts'
import { inDialog, type ErrorTable } from '../catalogue.ts'

/** The outcomes that may come while a two-factor code is checked or sent, too. */
export const refusalRows = {
  softBanned: { code: 'softBanned', placement: inDialog('softBanned'), outcome: outcomes.SOFT_BANNED },
  rateLimited: {
    code: 'rateLimited',
    placement: inDialog('tooManyAttempts'),
    outcome: outcomes.RATE_LIMITED,
  },
  suspended: { code: 'suspended', placement: inDialog('deactivated'), outcome: outcomes.SUSPENDED },
} as const satisfies ErrorTable

export type Refusal = keyof typeof refusalRows

/** The outcomes of a log-in that are a dialog, whatever the way in. */
export const outcomeRows = {
  ...refusalRows,
  loginAssistance: {
    code: 'loginAssistance',
    placement: inDialog('loginAssistance'),
    outcome: outcomes.LOGIN_ASSISTANCE,
  },
  passwordResetSent: {
    code: 'passwordResetSent',
    placement: inDialog('passwordResetSent'),
    outcome: outcomes.PASSWORD_RESET_SENT,
  },
} as const satisfies ErrorTable
