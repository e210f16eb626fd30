import { loginOutcomes as outcomes } from '../../domain/auth/loginOutcomes.ts'
import { onView, type ErrorTable } from '../catalogue.ts'

/** No account can be created with this provider: the sign-up form follows without its button, and a banner says why. */
export const signupPreventedRows = {
  facebookSignupDisabled: {
    code: 'facebookSignupDisabled',
    placement: onView('signup'),
    message: 'none',
    outcome: outcomes.PREVENT_FACEBOOK_REGISTER,
  },
  googleSignupDisabled: {
    code: 'googleSignupDisabled',
    placement: onView('signup'),
    message: 'none',
    outcome: outcomes.PREVENT_GOOGLE_REGISTER,
  },
} as const satisfies ErrorTable

/** The provider that a row is about; null for any other row. */
export const preventedBy = (row: string | null) =>
  row?.endsWith('.facebookSignupDisabled')
    ? ('facebook' as const)
    : row?.endsWith('.googleSignupDisabled')
      ? ('google' as const)
      : null
