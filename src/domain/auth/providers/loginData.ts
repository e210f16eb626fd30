/** The server's response about the other ways to log in to an account. */
export interface LoginDataResponse {
  readonly connected_to_gplus: boolean
  readonly connected_to_google: boolean
  readonly has_password: boolean
}

/** The ways to log in to an account other than the first provider. */
export interface LoginData {
  readonly isGoogleConnected: boolean
  readonly hasPassword: boolean
  /** Whether the first provider was the only way to log in: no second provider, no password. */
  readonly isFBAuthOnly: boolean
}

/** Derives the login data. `gplus`, the second provider's former name, counts as the same provider. */
export function deriveLoginData({
  connected_to_gplus,
  connected_to_google,
  has_password,
}: LoginDataResponse): LoginData {
  const isGoogleConnected = connected_to_gplus || connected_to_google
  return { isGoogleConnected, hasPassword: has_password, isFBAuthOnly: !isGoogleConnected && !has_password }
}

/** The variants of the banner for the removed first-provider login, in the order of the specification. auth.txt §2 "Banners". */
export type RecoveryVariant = 'googleConnected' | 'hasPassword' | 'facebookOnly' | 'default'

/** The banner's variant. Null means that the call failed, which gives the default variant. */
export function recoveryVariantOf(data: LoginData | null): RecoveryVariant {
  if (data?.isGoogleConnected) return 'googleConnected'
  if (data?.hasPassword) return 'hasPassword'
  return data?.isFBAuthOnly ? 'facebookOnly' : 'default'
}
