import type { SocialProvider } from '../../domain/auth/providers/providers.ts'
import { ProviderRefused, ProviderUnavailable, type Clock, type ProviderPort } from '../platform.ts'
import type { ProviderSdk } from './sdk.ts'

/** The app's IDs for the social providers. Omitted providers are not configured: they are unavailable, and draw no button. */
export interface ProviderOptions {
  readonly facebook?:
    | {
        readonly appId: string
        /** URL of the script; '{locale}' in it is replaced. Default: the provider's own. */
        readonly src?: string | undefined
      }
    | undefined
  readonly google?:
    | {
        readonly clientId: string
        /** URL of the script. Default: the provider's own. */
        readonly src?: string | undefined
      }
    | undefined
  /** LINE. `true`: the app's own server answers its popup, at `/connect/line/`. With an ID, `<ConnectPage>` does. */
  readonly line?:
    | true
    | {
        /** The ID of a LIFF app. Its endpoint URL is that of the popup, and its scopes include `openid`. */
        readonly liffId: string
        /** URL of the script. Default: the provider's own. */
        readonly src?: string | undefined
      }
    | undefined
}

/** The providers' scripts, each loaded on first use. */
export function createProviders(options: ProviderOptions, clock: Clock, nonce?: string): ProviderPort {
  const loaded = new Map<SocialProvider, ProviderSdk>()

  const prepare = async (provider: SocialProvider, locale: string): Promise<ProviderSdk> => {
    const { facebook, google, line } = options
    if (provider === 'facebook' && facebook)
      return (await import('./facebook.ts')).facebookSdk(facebook.appId, facebook.src, locale)
    if (provider === 'google' && google)
      return (await import('./google.ts')).googleSdk(google.clientId, google.src, locale)
    if (provider === 'line' && typeof line === 'object')
      return (await import('./line.ts')).lineSdk(line.liffId, line.src)
    throw new ProviderUnavailable(`createBrowserPlatform has no configuration for a script of '${provider}'.`)
  }

  return {
    isConfigured: (provider) => Boolean(options[provider]),
    async load(provider, { locale, ...request }) {
      if (loaded.has(provider)) return
      const [sdk, { loadScript }] = await Promise.all([
        prepare(provider, locale),
        import('./scripts.ts'),
      ]).catch((error: unknown) => {
        throw error instanceof ProviderUnavailable
          ? error
          : new ProviderUnavailable(provider, { cause: error })
      })
      await loadScript({ ...request, src: sdk.src, isReady: sdk.isReady, clock, nonce })
      loaded.set(provider, sdk)
    },
    logIn: (provider, signal, { isRerequest = false } = {}) =>
      new Promise((resolve, reject) => {
        const sdk = loaded.get(provider)
        if (!sdk) return reject(new ProviderUnavailable(`The script of '${provider}' is not loaded.`))
        if (signal.aborted) return reject(signal.reason)
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        sdk.logIn({
          isRerequest,
          resolve,
          refuse: (status) =>
            reject(new ProviderRefused(typeof status === 'string' && status ? status : 'unknown')),
        })
      }),
  }
}
