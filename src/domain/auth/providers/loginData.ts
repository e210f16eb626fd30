/** What the server knows of the other ways into an account. auth.txt §3 "Login data for recovery". */
export interface LoginDataAnswer {
  readonly connected_to_gplus: boolean
  readonly connected_to_google: boolean
  readonly has_password: boolean
}

/** The same, as the product reads it. */
export interface LoginData {
  readonly isGoogleConnected: boolean
  readonly hasPassword: boolean
  /** Neither the second provider nor a password: the first provider was the only way in. */
  readonly isFBAuthOnly: boolean
}

/** Derives the login data. The second provider's former name counts as the provider itself. auth.txt §3. */
export function deriveLoginData({
  connected_to_gplus,
  connected_to_google,
  has_password,
}: LoginDataAnswer): LoginData {
  const isGoogleConnected = connected_to_gplus || connected_to_google
  return { isGoogleConnected, hasPassword: has_password, isFBAuthOnly: !isGoogleConnected && !has_password }
}

/** Which words the banner for removed first-provider login has. auth.txt §2 "Banners", in its order. */
export type RecoveryVariant = 'googleConnected' | 'hasPassword' | 'facebookOnly' | 'default'

/** The banner's variant; unknown login data is the default one. auth.txt §7: a failed call "returns null". */
export function recoveryVariantOf(data: LoginData | null): RecoveryVariant {
  if (data === null) return 'default'
  return data.isGoogleConnected ? 'googleConnected' : data.hasPassword ? 'hasPassword' : 'facebookOnly'
}
