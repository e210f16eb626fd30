import type { LoginExtras } from '../../../src/api/auth/auth.payloads.ts'
import type { Outcome } from '../../respond.ts'

/** Whether a log-in call includes what its outcome requires: the code, or the token of a solved widget. */
export const isMet = (
  { code }: Outcome,
  { mfa_token, recaptchaV2Token }: Pick<LoginExtras, 'mfa_token' | 'recaptchaV2Token'>,
): boolean =>
  (code === 'mfaRequired' && mfa_token !== undefined) || (code === 'tooQuick' && Boolean(recaptchaV2Token))
