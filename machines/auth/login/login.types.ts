import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import type { User } from '../../../src/api/auth/entities/login.ts'
import type { OtherMfaMethod } from '../../../src/domain/auth/mfaMethods.ts'
import type { Policy } from '../../../src/domain/policy/policy.ts'
import type { SocialProvider } from '../../../src/domain/auth/providers/providers.ts'
import type { ProviderToken } from '../../../src/domain/auth/providers/providerToken.ts'
import type { SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import type { AuthRowId, ErrorSlots } from '../../../src/errors/auth/auth.errors.ts'
import type { Refusal } from '../../../src/errors/auth/outcome.rows.ts'
import type { AttemptFailed, ErrorToast, SignupRequested, ToastShown } from '../../fragments/emitted.ts'
import type { FormErrors } from '../../fragments/form.ts'

/** Fields of the log-in form, and the places an error can appear. */
export interface LoginFields {
  readonly email: string
  readonly password: string
}
export type LoginSlot = keyof LoginFields | SocialProvider | 'notice'
export type LoginSlots = ErrorSlots<LoginSlot>

export interface LoginInput {
  readonly policy: Policy
  /** Prefilled email. Default: ''. */
  readonly email?: string
  /** What was typed on an earlier visit to the form. Default: ''. */
  readonly password?: string
  /** Logs in with these at once: the sign-up form found an account, or a provider returned a token. Default: none. */
  readonly credentials?: LoginCredentials | null
  /** Single sign-on of the email: its popup opens at once if the account belongs to it. Default: none. */
  readonly sso?: SsoInfo | null
  /** The provider that issued those credentials, if one did. */
  readonly provider?: SocialProvider | null
  /** The user is looking for a lost account: a provider token without an account shows 'no match' rather than the sign-up. */
  readonly isRecovering?: boolean | undefined
  /** Whether the sign-up form follows in this container; if not, `auth.signupRequested` is emitted. Default: false. */
  readonly isSignupHere?: boolean | undefined
  /** Whether this is a page for businesses: a provider's token without an account shows 'no match' there, too. Default: false. */
  readonly isBusiness?: boolean | undefined
}

export interface LoginContext extends LoginFields, FormErrors<LoginSlot, AuthRowId> {
  readonly policy: Policy
  readonly phoneEnd: string | null
  /** The ways to get a code that the server names besides its message. Default: none. */
  readonly mfaMethods?: readonly OtherMfaMethod[] | undefined
  readonly sso: SsoInfo
  readonly provider: SocialProvider | null
  /** A provider's or SSO token, or what the machine was started with; null to log in with the email and password above. */
  readonly credentials: LoginCredentials | null
  /** Whether the password is one that the browser had stored. */
  readonly isStored: boolean
  readonly botToken: string | null
  readonly widgetUses: number
  /** How long until another attempt makes sense, in milliseconds: by the local limit of bot checks, or the server's. Null if unknown. */
  readonly waitMs: number | null
  readonly user: User | null
  readonly isRecovering: boolean
  readonly isSignupHere: boolean
  readonly isBusiness: boolean
  /** The dialog that waits to be opened. */
  readonly asked: Extract<LoginEvent, { type: 'notice.opened' }> | null
  /**
   * A token of the first provider that matches no account: the recovery banner asks the server with it for other ways to log in, from
   * `notice.facebookNoMatch` until the next log-in.
   */
  readonly unmatched: Extract<LoginCredentials, { readonly facebook_id: string }> | null
}

/** What the machine takes. A state ignores the events that it does not name; `snapshot.can(event)` tells. */
export type LoginEvent =
  /** In `editing`. Single sign-on is asked for a moment later. */
  | { type: 'email.changed'; value: string }
  /** In `editing`. */
  | { type: 'password.changed'; value: string }
  /** In `editing`. */
  | ({
      type: 'form.submitted'
      /** The browser had stored what is sent, and the page asked for it. Default: false, it was typed. */
      isStored?: boolean
    } & LoginFields)
  /** In `editing`. */
  | { type: 'provider.chosen'; provider: SocialProvider }
  /** In `editing`: the provider's own button, shown instead of ours, gave a token, or could not be drawn. */
  | { type: 'token.received'; token: ProviderToken }
  | { type: 'button.failed' }
  /** While it waits for the log-in, a popup or the bot check. */
  | { type: 'submit.cancelled' }
  /** In `verifyingHuman`: the bot check is on screen, was passed, or could not be loaded. */
  | { type: 'bot.loaded' }
  | { type: 'bot.solved'; token: string }
  | { type: 'bot.failed' }
  /**
   * A dialog that opens without a log-in: the URL names a soft ban, or a two-factor code was refused. It waits until the form is not busy,
   * and until no other dialog is open.
   */
  | { type: 'notice.opened'; notice: Refusal; waitMs?: number | null }
  /** In `notice`: back to the form. */
  | { type: 'notice.closed' }
  /** In `notice`, if an email was typed. In the form, 'Forgot your password?' is a link to `policy.paths.passwordReset`. */
  | { type: 'reset.requested' }
  /** The link to the sign-up form. */
  | { type: 'signup.requested' }

/** Input of the log-in call; the flow adds the referrer, the app type, the v3 token and flags. auth.txt §3. */
export interface LogInInput {
  readonly credentials: LoginCredentials
  readonly botToken: string | null
  /** Whether the password is one that the browser had stored; its log-in method is SMARTLOCK. Default: false. */
  readonly isStored?: boolean | undefined
}

/** How the log-in ended. */
export type LoginOutput =
  | {
      readonly outcome: 'loggedIn'
      readonly user: User
      readonly credentials: LoginCredentials
      /** Whether the password is one that the browser had stored. Default: false. */
      readonly isStored?: boolean | undefined
    }
  | ({
      readonly outcome: 'mfaRequired'
      readonly credentials: LoginCredentials
      readonly phoneEnd: string | null
      readonly mfaMethods?: readonly OtherMfaMethod[] | undefined
    } & LoginFields)
  /** Single sign-on without an account: the business SSO sign-up follows. */
  | { readonly outcome: 'ssoSignup'; readonly email: string }
  /** The provider's account belongs to no member: a social sign-up follows. */
  | ({
      readonly outcome: 'noAccount'
      readonly provider: SocialProvider
      readonly credentials: ProviderToken
    } & LoginFields)
  /** The sign-up form follows, with what was typed. */
  | ({ readonly outcome: 'signupRequested'; readonly provider: null } & LoginFields)
  /** No account can be created with the provider: the sign-up form follows without it. */
  | ({
      readonly outcome: 'signupPrevented'
      readonly provider: null
      readonly prevented: SocialProvider
    } & LoginFields)

export type LoginToast = ErrorToast<'login.error.emailRequired' | 'login.error.passwordRequired'>

export type LoginEmitted = ToastShown | LoginToast | AttemptFailed | SignupRequested
