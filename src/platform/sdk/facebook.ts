import { FACEBOOK_SCOPE, FACEBOOK_VERSION } from '../../domain/auth/providers/facebookApi.ts'
import { facebookLocale } from './providerLocales.ts'
import type { ProviderSdk } from './sdk.ts'

/** The part of the first provider's script we use. */
interface FacebookGlobal {
  init(options: { readonly appId: string; readonly version: string; readonly xfbml: boolean }): void
  login(
    answer: (response: unknown) => void,
    options: { readonly scope: string; readonly auth_type?: 'rerequest' },
  ): void
}

interface FacebookResponse {
  readonly status?: unknown
  readonly authResponse?: { readonly userID?: unknown; readonly accessToken?: unknown } | null
}

// SAFETY: the script's global is optional in the type and checked before use.
const sdkGlobal = () => (globalThis as { readonly FB?: FacebookGlobal }).FB

let initialized: string | undefined

/** The first provider's SDK. */
export function facebookSdk(appId: string, src: string | undefined, locale: string): ProviderSdk {
  return {
    src: (src ?? 'https://connect.facebook.net/{locale}/sdk.js').replace('{locale}', facebookLocale(locale)),
    isReady: () => Boolean(sdkGlobal()),
    logIn({ resolve, refuse, isRerequest }) {
      const sdk = sdkGlobal()
      if (initialized !== appId) sdk?.init({ appId, version: FACEBOOK_VERSION, xfbml: false })
      initialized = appId
      sdk?.login(
        (response) => {
          // SAFETY: every property is optional and unknown, and checked before use.
          const { status, authResponse } = (response ?? {}) as FacebookResponse
          const { userID, accessToken } = authResponse ?? {}
          if (status === 'connected' && typeof userID === 'string' && typeof accessToken === 'string')
            resolve({ facebook_id: userID, facebook_token: accessToken })
          else refuse(status === 'connected' ? null : status)
        },
        isRerequest ? { scope: 'email', auth_type: 'rerequest' } : { scope: FACEBOOK_SCOPE },
      )
    },
  }
}
