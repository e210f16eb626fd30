/** The number each way of logging in is known by. auth.txt §3 "Login methods". */
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
} as const

export type LoginMethod = (typeof loginMethods)[keyof typeof loginMethods]

/** What vouches for a person. auth.txt §3 "Provider kinds". */
export const providerKinds = ['facebook', 'google', 'google_one_tap', 'line', 'sso', 'email'] as const

export type ProviderKind = (typeof providerKinds)[number]

/** How each provider kind counts among the login methods; the second provider's own button is GPLUS. */
export const methodOfProvider = {
  email: loginMethods.EMAIL,
  facebook: loginMethods.FACEBOOK,
  google: loginMethods.GPLUS,
  google_one_tap: loginMethods.GOOGLE_ONE_TAP,
  line: loginMethods.LINE,
  sso: loginMethods.SSO,
} as const satisfies Record<ProviderKind, LoginMethod>

/** The short codes of auth.txt §3; 'p' is the product's own e-mail and password, 'unk' whatever is not known. */
const shortCodes = {
  google: 'g',
  google_one_tap: 'g',
  facebook: 'fb',
  email: 'p',
  apple: 'apl',
  line: 'ln',
  sso: 'sso',
} as const

export type ProviderShortCode = (typeof shortCodes)[keyof typeof shortCodes] | 'unk'

/** The short code of a provider by its name; 'unk' for every name that is none. */
export function shortCodeOf(provider: string): ProviderShortCode {
  // SAFETY: only an own key is looked up.
  return Object.hasOwn(shortCodes, provider) ? shortCodes[provider as keyof typeof shortCodes] : 'unk'
}
