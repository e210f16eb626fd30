import { ProviderRefused, ProviderUnavailable, type ProviderName, type ProviderPort, type ProviderToken } from '../platform.ts'

/** What a provider does when asked: 'unavailable' fails to load, 'hangs' never answers the log-in, `refused` carries its status. */
export type ProviderBehaviour = 'connected' | 'unavailable' | 'hangs' | { readonly refused: string } | { readonly token: ProviderToken }

/** Providers with no script. */
export interface MemoryProviders extends ProviderPort {
  /** What each provider does from now on. */
  readonly behaviour: Record<ProviderName, ProviderBehaviour>
  readonly loaded: readonly { readonly provider: ProviderName; readonly locale: string }[]
  /** The providers asked to log in, in order. */
  readonly asked: readonly ProviderName[]
}

const tokens: Record<ProviderName, ProviderToken> = {
  facebook: { provider: 'facebook', facebook_id: '1001', facebook_token: 'facebook-token' },
  google: { provider: 'google', google_open_id_token: 'google-token' },
  line: { provider: 'line', line_id_token: 'line-token' },
}

export function createMemoryProviders(start: Readonly<Partial<Record<ProviderName, ProviderBehaviour>>> = {}): MemoryProviders {
  const behaviour = { facebook: 'connected', google: 'connected', line: 'connected', ...start } as const satisfies object
  const loaded: { readonly provider: ProviderName; readonly locale: string }[] = []
  const asked: ProviderName[] = []
  return {
    behaviour,
    loaded,
    asked,
    load(provider, { locale, signal }) {
      signal.throwIfAborted()
      loaded.push({ provider, locale })
      return this.behaviour[provider] === 'unavailable' ? Promise.reject(new ProviderUnavailable(provider)) : Promise.resolve()
    },
    logIn(provider, signal) {
      asked.push(provider)
      const now = this.behaviour[provider]
      if (now === 'connected') return Promise.resolve(tokens[provider])
      if (now === 'unavailable') return Promise.reject(new ProviderUnavailable(provider))
      if (now === 'hangs')
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
      return 'token' in now ? Promise.resolve(now.token) : Promise.reject(new ProviderRefused(now.refused))
    },
  }
}
