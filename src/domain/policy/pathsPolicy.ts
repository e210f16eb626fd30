import type { CallName } from './callName.ts'

/** The app's paths, and those of calls. */
export interface PathsPolicy {
  /** Where a log-in leads without a `next`. Default: '/'. */
  readonly afterLogin: string
  /** The same after a log-in with a provider. Default: '/'. */
  readonly afterSocialLogin: string
  /** Where `useLogOut` leads. Default: '/'. */
  readonly afterLogout: string
  /** Default: '/login/'. */
  readonly login: string
  /** Default: '/signup/'. */
  readonly signup: string
  /** Default: '/business/create/'. */
  readonly businessSignup: string
  /** Where `SsoSignupPage` is mounted. Default: '/signup/sso-business-account'. */
  readonly ssoSignup: string
  /** Where `PasswordResetPage` is mounted. Default: '/password/reset/'. */
  readonly passwordReset: string
  /** Where `NewPasswordPage` is mounted: the link in the email leads there. Default: '/password/new/'. */
  readonly newPassword: string
  /** The page to log in to another account. Default: '/add-account/'. */
  readonly addAccount: string
  /** Below it, `ConnectPage` is mounted for each provider. Default: '/connect/'. */
  readonly connect: string
  /** Default: '/_/_/policy/terms-of-service/'. */
  readonly terms: string
  /** Replaces `terms` for business accounts. Default: '/_/_/policy/business-terms-of-service/'. */
  readonly businessTerms: string
  /** Default: '/_/_/policy/privacy-policy/'. */
  readonly privacy: string
  /** The form to appeal against a deactivation. Default: '/_/_/help/appeal/'. */
  readonly appeal: string
  /** The settings page to connect an account of the photo-sharing service. Default: '/settings/claim/'. saving.txt §2. */
  readonly claim: string
  /** Where `AdsPage` is mounted, see `promote.listsAds`. Default: '/settings/ads/'. */
  readonly ads: string
  /** The settings page to set up two-factor authentication. Default: '/settings/security/'. saving.txt §4. */
  readonly twoFactor: string
  /**
   * The paths of calls that your server has elsewhere. Null: it does not have the call, which then fails without a request; for those that a
   * flow can do without, such as `readPinnedTo`. Default: none.
   */
  readonly calls: Readonly<Partial<Record<CallName, string | null>>>
}

export const defaultPaths: PathsPolicy = {
  afterLogin: '/',
  afterSocialLogin: '/',
  afterLogout: '/',
  login: '/login/',
  signup: '/signup/',
  businessSignup: '/business/create/',
  ssoSignup: '/signup/sso-business-account',
  passwordReset: '/password/reset/',
  newPassword: '/password/new/',
  addAccount: '/add-account/',
  connect: '/connect/',
  terms: '/_/_/policy/terms-of-service/',
  businessTerms: '/_/_/policy/business-terms-of-service/',
  privacy: '/_/_/policy/privacy-policy/',
  appeal: '/_/_/help/appeal/',
  claim: '/settings/claim/',
  ads: '/settings/ads/',
  twoFactor: '/settings/security/',
  calls: {},
}
