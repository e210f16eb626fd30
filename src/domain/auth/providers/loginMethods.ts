/** The numeric code of each login method, as sent to the server. auth.txt §3 "Login methods". */
export const loginMethods = {
  EMAIL: 1,
  FACEBOOK: 2,
  GPLUS: 3,
  GOOGLE_ONE_TAP: 4,
  SMARTLOCK: 5,
  MULTIFACTOR: 6,
  SWITCH_ACCOUNT: 7,
  LINE: 8,
  SSO: 9,
  /** Beyond the specification. */
  PASSKEY: 10,
} as const

export type LoginMethod = (typeof loginMethods)[keyof typeof loginMethods]

/** Who vouches for somebody: an identity provider, or their password or passkey. */
export const providerKinds = [
  'facebook',
  'google',
  'google_one_tap',
  'line',
  'sso',
  'email',
  'passkey',
] as const

export type ProviderKind = (typeof providerKinds)[number]

/** The login method of each provider kind. The second provider's own button counts as `GPLUS`. */
export const methodOfProvider = {
  email: loginMethods.EMAIL,
  facebook: loginMethods.FACEBOOK,
  google: loginMethods.GPLUS,
  google_one_tap: loginMethods.GOOGLE_ONE_TAP,
  line: loginMethods.LINE,
  sso: loginMethods.SSO,
  passkey: loginMethods.PASSKEY,
} as const satisfies Record<ProviderKind, LoginMethod>

/** The short codes of the providers. 'p' is the product's own email and password, 'pk' a passkey; 'unk' is any unknown provider. */
const shortCodes = {
  google: 'g',
  google_one_tap: 'g',
  facebook: 'fb',
  email: 'p',
  apple: 'apl',
  line: 'ln',
  sso: 'sso',
  passkey: 'pk',
} as const

export type ProviderShortCode = (typeof shortCodes)[keyof typeof shortCodes] | 'unk'

/** The short code of a provider; 'unk' for unknown names. */
export function shortCodeOf(provider: string): ProviderShortCode {
  // SAFETY: `hasOwn` has checked the key.
  return Object.hasOwn(shortCodes, provider) ? shortCodes[provider as keyof typeof shortCodes] : 'unk'
}

/** The provider behind the fields of a log-in call; null for a saved account, which has none. */
export function providerOfCredentials(credentials: object): ProviderKind | null {
  if ('user_id' in credentials) return null
  if ('facebook_id' in credentials) return 'facebook'
  if ('google_open_id_token' in credentials) return 'google'
  if ('line_id_token' in credentials) return 'line'
  return 'sso_user_email' in credentials || 'sso_id_token' in credentials ? 'sso' : 'email'
}
