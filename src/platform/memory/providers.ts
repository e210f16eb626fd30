import type { SocialProvider } from '../../domain/auth/providers/providers.ts'
import type { ProviderToken } from '../../domain/auth/providers/providerToken.ts'
import { browserClock } from '../clock.ts'
import { ProviderRefused, ProviderUnavailable, type Clock, type ProviderPort } from '../platform.ts'

/**
 * How a provider behaves. 'unconfigured' draws no button; 'unavailable' fails to load immediately, 'neverReady' only after all tries; 'hangs' loads but never
 * responds; `refused` responds with that status, `token` with that token, and 'connected' with a default token.
 */
export type ProviderBehaviour =
  | 'connected'
  | 'unconfigured'
  | 'unavailable'
  | 'neverReady'
  | 'hangs'
  | { readonly refused: string }
  | { readonly token: ProviderToken }

/** Providers without scripts. */
export interface MemoryProviders extends ProviderPort {
  /** How each provider behaves from now on. */
  readonly behaviour: Record<SocialProvider, ProviderBehaviour>
  readonly loaded: readonly { readonly provider: SocialProvider; readonly locale: string }[]
  /** The providers that were asked to log in, in order. */
  readonly asked: readonly SocialProvider[]
  /** The providers that were asked again for the email, in order. */
  readonly rerequested: readonly SocialProvider[]
}

const tokens: Readonly<Record<SocialProvider, ProviderToken>> = {
  facebook: { facebook_id: '1001', facebook_token: 'facebook-token' },
  google: { google_open_id_token: 'google-token' },
  line: { line_id_token: 'line-token' },
}

export function createMemoryProviders(
  start: Readonly<Partial<Record<SocialProvider, ProviderBehaviour>>> = {},
  clock: Clock = browserClock,
): MemoryProviders {
  const behaviour: Record<SocialProvider, ProviderBehaviour> = {
    facebook: 'connected',
    google: 'connected',
    line: 'connected',
    ...start,
  }
  const loaded: { readonly provider: SocialProvider; readonly locale: string }[] = []
  const asked: SocialProvider[] = []
  const rerequested: SocialProvider[] = []
  const isConfigured = (provider: SocialProvider) => behaviour[provider] !== 'unconfigured'
  return {
    behaviour,
    isConfigured,
    loaded,
    asked,
    rerequested,
    load(provider, { locale, signal, tries, pollMs }) {
      if (signal.aborted) return Promise.reject(signal.reason)
      loaded.push({ provider, locale })
      if (behaviour[provider] === 'neverReady')
        return new Promise((_, reject) => {
          const timer = clock.setTimeout(() => reject(new ProviderUnavailable(provider)), tries * pollMs)
          const stop = () => {
            clock.clearTimeout(timer)
            reject(signal.reason)
          }
          signal.addEventListener('abort', stop, { once: true })
        })
      return behaviour[provider] === 'unavailable' || !isConfigured(provider)
        ? Promise.reject(new ProviderUnavailable(provider))
        : Promise.resolve()
    },
    logIn(provider, signal, { isRerequest = false } = {}) {
      const list = isRerequest ? rerequested : asked
      list.push(provider)
      const now = behaviour[provider]
      if (now === 'connected') return Promise.resolve(tokens[provider])
      if (now === 'unconfigured' || now === 'unavailable' || now === 'neverReady')
        return Promise.reject(new ProviderUnavailable(provider))
      if (now === 'hangs')
        return new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
        )
      return 'token' in now ? Promise.resolve(now.token) : Promise.reject(new ProviderRefused(now.refused))
    },
  }
}
