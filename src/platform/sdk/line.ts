import type { ProviderSdk } from './sdk.ts'

/** The part of the third provider's script we use. */
interface Liff {
  init(options: { readonly liffId: string }): PromiseLike<unknown>
  isLoggedIn(): boolean
  getIDToken(): unknown
  getDecodedIDToken(): { readonly exp?: number } | null
  logout(): void
  /** Leaves for the provider's page, which leads back to the address with `code` in its query, or with `error`. */
  login(options: { readonly redirectUri: string }): void
}

// SAFETY: the script's global is optional in the type and checked before use.
const sdkGlobal = () => (globalThis as { readonly liff?: Liff }).liff

type Answer = Parameters<ProviderSdk['logIn']>[0]

async function logIn(liffId: string, { resolve, refuse }: Answer): Promise<void> {
  // Read first, because the script removes its part of the query.
  const { href, search } = location
  const query = new URLSearchParams(search)
  if (query.has('error')) return refuse(query.get('error') === 'access_denied' ? 'not_authorized' : null)
  const liff = sdkGlobal()
  await liff?.init({ liffId })
  if (liff?.isLoggedIn()) {
    const token = liff.getIDToken()
    const isFresh = (liff.getDecodedIDToken()?.exp ?? 0) * 1000 > Date.now()
    if (isFresh && typeof token === 'string' && token) return resolve({ line_id_token: token })
    liff.logout()
  }
  // Back from the provider without a token, the next visit would end in the same way.
  if (query.has('code')) refuse(null)
  else liff?.login({ redirectUri: href })
}

/** The third provider's SDK, for the page in its popup: it shows the provider's page in the same window. */
export const lineSdk = (
  liffId: string,
  src = 'https://static.line-scdn.net/liff/edge/2/sdk.js',
): ProviderSdk => ({
  src,
  isReady: () => Boolean(sdkGlobal()),
  logIn(answer) {
    logIn(liffId, answer).catch(() => answer.refuse(null))
  },
})
