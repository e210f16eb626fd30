import type { ReactNode } from 'react'
import type { ClientContext, User } from '../../../api/auth/entities/login.ts'
import type { ProviderToken } from '../../../domain/auth/providers/providerToken.ts'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'

/** A successful log-in, as the app receives it. */
export interface LoggedIn {
  readonly user: User
  /** Where the product would send the user now: a resolved URL that is safe to navigate to. */
  readonly redirectTo: string
  /** Whether the account was just created. */
  readonly isNew: boolean
  /** Where the server places the member; null if it did not say, as after a sign-up. */
  readonly clientContext: ClientContext | null
  /** The server's whole answer, unvalidated; only by `policy.rawAnswers`. It may hold personal data: log it nowhere. */
  readonly rawAnswer?: unknown
}

/** Props that every sign-in component accepts. */
export interface AuthFlowProps {
  /**
   * Adds an account to those already logged in. The provider's `session` is saved, too, so that the account switcher leads back to it;
   * without one it does not, of which the console warns in development. Default: false.
   */
  readonly isSwitchingAccount?: boolean | undefined
  /** Shows the title and sign-up link for businesses. Default: on the business pages, and for viewers who are partners. */
  readonly isBusiness?: boolean | undefined
  /** Where to go after logging in; validated before use. Default: the `next` parameter of the address. */
  readonly next?: unknown
  /**
   * A token of a provider that the page has already, as of a returning member. It is sent at once, as an automatic log-in; what follows is
   * the same as if the user had pressed the provider's button. It is read when the component mounts. Default: none.
   */
  readonly autologin?: ProviderToken | undefined
  /** Initial email. Default: the recognised viewer's, or ''. */
  readonly email?: string | undefined
  /**
   * Called after a log-in and after a sign-up, which `isNew` tells apart, instead of navigating. Default: the page at `redirectTo` is
   * loaded, not shown by `navigate` of the provider, because everything on it may differ for a member.
   */
  readonly onLoggedIn?: ((result: LoggedIn) => void) | undefined
  /** Whether the consents were already given. They are only requested in the experiment `kr_privacy_consent`. Default: false. */
  readonly hasConsented?: boolean | undefined
  /** 'accountRecovery': a provider account that matches no member shows a message instead of starting a sign-up. Default: none. */
  readonly mode?: 'accountRecovery' | undefined
  /** Something above the view, such as a recovery banner. */
  readonly banner?: ReactNode
  /**
   * Called when the user wants to sign up. Default: the sign-up form replaces the log-in form; for businesses,
   * the page goes to `policy.paths.businessSignup`.
   */
  readonly onSignUp?: ((email: string) => void) | undefined
  /**
   * The social providers to offer here, in the order of their buttons; an empty list for none. One that the platform has not configured
   * draws no button, nor does LINE outside Japan. Default: those of `TackboardProvider`.
   */
  readonly providers?: readonly SocialProvider[] | undefined
  /** Replaces the providers' logos. Default: those of `TackboardProvider`, or a plain letter. */
  readonly glyphs?: Partial<Record<SocialProvider, ReactNode>> | undefined
}
