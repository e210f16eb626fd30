import type { ProviderToken } from '../../domain/auth/providers/providerToken.ts'

/** A provider's own script: where it is, how it is known to be there, and how it is asked. */
export interface ProviderSdk {
  readonly src: string
  readonly isReady: () => boolean
  /** Asks at once, in the click. Settles through the callbacks; a second settlement has no effect. */
  readonly logIn: (answer: {
    readonly resolve: (token: ProviderToken) => void
    readonly refuse: (status: unknown) => void
    /** Asks once more for the e-mail alone. Default: false. */
    readonly isRerequest?: boolean | undefined
  }) => void
}
