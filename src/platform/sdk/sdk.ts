import type { ProviderToken } from '../../domain/auth/providers/providerToken.ts'

/** A provider's script: its URL, whether it is ready, and how to log in through it. */
export interface ProviderSdk {
  readonly src: string
  readonly isReady: () => boolean
  /** Logs in synchronously, as part of the click. Only the first call of a callback counts. */
  readonly logIn: (answer: {
    readonly resolve: (token: ProviderToken) => void
    readonly refuse: (status: unknown) => void
    /** Whether to ask again for just the email. Default: false. */
    readonly isRerequest?: boolean | undefined
  }) => void
}
