import type { ReactNode } from 'react'
import type { User } from '../../../api/auth/entities/login.ts'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'

/** What a successful log-in tells the app. */
export interface LoggedIn {
  readonly user: User
  /** Where the product would send the person now: resolved, safe to navigate to. auth.txt §2 "Post-login redirect". */
  readonly redirectTo: string
  /** The account has just been made. */
  readonly isNew: boolean
}

/** What every way of mounting the sign-in flow takes. */
export interface AuthFlowProps {
  /** Adds an account to the ones already logged in. Default: false. auth.txt §2 "account-switch mode". */
  readonly isSwitchingAccount?: boolean | undefined
  /** Business people: the title and the way to sign up are theirs. Default: false; the business pages set it. auth.txt §6. */
  readonly isBusiness?: boolean | undefined
  /** Where to go after logging in; any value, checked before use. Default: the `next` parameter of the address. */
  readonly next?: unknown
  /** E-mail to start with. Default: that of a recognised viewer, else ''. */
  readonly email?: string | undefined
  /** Takes over after a log-in. Default: the page goes to `redirectTo`. */
  readonly onLoggedIn?: ((result: LoggedIn) => void) | undefined
  /**
   * Whether the user has already consented. Default: false. Consent is asked for only in the experiment
   * `kr_privacy_consent`. auth.txt §4.
   */
  readonly hasConsented?: boolean | undefined
  /**
   * 'accountRecovery': if no account matches a provider's token, an error says so, instead of a sign-up. Default: none.
   * auth.txt §4.
   */
  readonly mode?: 'accountRecovery' | undefined
  /** Something above the view, such as a recovery banner. */
  readonly banner?: ReactNode
  /**
   * Called when the user chooses to sign up. Default: shows the sign-up form, or for business users goes to
   * `policy.paths.businessSignup`.
   */
  readonly onSignUp?: ((email: string) => void) | undefined
  /** An app's own provider marks. Default: a plain letter. */
  readonly glyphs?: Partial<Record<SocialProvider, ReactNode>> | undefined
}
