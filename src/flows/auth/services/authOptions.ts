import type { ProviderToken } from '../../../domain/auth/providers/providerToken.ts'
import { flowValue, type FlowConfig } from '../../runtime/flowValue.ts'

/** What the actors of a log-in or sign-up read of the way it was mounted. */
export interface AuthOptions {
  /** The container of the form, as the register call names it. */
  readonly container: string
  /** Default: false. */
  readonly isSwitchingAccount?: boolean | undefined
  /** A token that the page has already; a log-in with it is automatic. Default: none. */
  readonly autologin?: ProviderToken | null | undefined
  /** Requests a bot-check token for the register call. Default: that of the flow's `botCheck` actor. */
  readonly requestToken?: ((config: FlowConfig, signal: AbortSignal) => Promise<string>) | undefined
}

export const authOptions = flowValue<AuthOptions>('the options of its container')
