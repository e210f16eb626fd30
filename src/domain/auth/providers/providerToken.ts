import type { SocialProvider } from './providers.ts'

/** What a provider returns once the user has agreed. The field names are those of the log-in call. */
export type ProviderToken =
  | { readonly facebook_id: string; readonly facebook_token: string }
  | { readonly google_open_id_token: string }
  | { readonly line_id_token: string }

const fields = {
  facebook: ['facebook_id', 'facebook_token'],
  google: ['google_open_id_token'],
  line: ['line_id_token'],
} as const satisfies Record<SocialProvider, readonly string[]>

/** The provider that issued a token. */
export function providerOf(token: ProviderToken): SocialProvider {
  if ('facebook_id' in token) return 'facebook'
  return 'google_open_id_token' in token ? 'google' : 'line'
}

/** Reads the token from another window's message; null if the message holds no valid token. Never throws. */
export function readProviderToken(provider: SocialProvider, data: unknown): ProviderToken | null {
  const entries = fields[provider].map((field) => [field, readText(data, field)] as const)
  // SAFETY: every field of this provider's token is a non-empty string here.
  return entries.every(([, value]) => value)
    ? (Object.fromEntries(entries) as unknown as ProviderToken)
    : null
}

/** Reads an own property if it is a non-empty string of at most 4,096 characters, else null. Never throws. */
export function readText(data: unknown, key: string): string | null {
  try {
    if (typeof data !== 'object' || data === null || !Object.hasOwn(data, key)) return null
    const value: unknown = Reflect.get(data, key)
    return typeof value === 'string' && value.length > 0 && value.length <= 4096 ? value : null
  } catch {
    return null
  }
}
