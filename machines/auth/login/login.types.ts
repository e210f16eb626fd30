import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import type { User } from '../../../src/api/auth/entities/login.ts'
import type { Policy } from '../../../src/domain/policy/policy.ts'
import type { SocialProvider } from '../../../src/domain/auth/providers/providers.ts'
import type { ProviderToken } from '../../../src/domain/auth/providers/providerToken.ts'
import type { SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import type { AuthRowId, ErrorSlots } from '../../../src/errors/auth/auth.errors.ts'
import type { AttemptFailed, ToastShown } from '../../fragments/emitted.ts'
import type { LoginNotice } from './login.notices.ts'

/** Fields of the log-in form, and the places an error can stand. */
export type LoginField = 'email' | 'password'
export type LoginSlot = LoginField | SocialProvider | 'notice'
export type LoginSlots = ErrorSlots<LoginSlot>

export interface LoginInput {
  readonly policy: Policy
  /** Prefilled e-mail. Default: ''. */
  readonly email?: string
  /** Kept from a former visit to the form, so that nothing typed is lost. Default: ''. */
  readonly password?: string
  /** Logs in with these at once: the sign-up form has met an account, or a provider has vouched for the person. Default: none. */
  readonly credentials?: LoginCredentials | null
  /** Whose credentials those are, when they are a provider's. */
  readonly provider?: SocialProvider | null
  /** The person is looking for a lost account: a provider's account of nobody is said to match none, instead of being signed up. auth.txt §4. */
  readonly isRecovering?: boolean | undefined
}

export interface LoginContext {
  readonly policy: Policy
  readonly email: string
  readonly password: string
  readonly errors: LoginSlots
  /** The row that the last failure means. */
  readonly failure: AuthRowId | null
  readonly serverMessage: string | null
  readonly phoneEnd: string | null
  readonly sso: SsoInfo
  readonly provider: SocialProvider | null
  readonly credentials: LoginCredentials | null
  readonly botToken: string | null
  readonly widgetUses: number
  readonly user: User | null
  readonly notice: LoginNotice | null
  readonly isRecovering: boolean
  /** A first provider's account that lets nobody in any more: the recovery banner asks which other ways there are. auth.txt §2, §4. */
  readonly unmatched: Extract<LoginCredentials, { readonly facebook_id: string }> | null
}

export type LoginEvent =
  | { type: 'email.changed'; value: string }
  | { type: 'password.changed'; value: string }
  | { type: 'form.submitted'; email: string; password: string }
  | { type: 'provider.chosen'; provider: SocialProvider }
  | { type: 'submit.cancelled' }
  | { type: 'bot.loaded' }
  | { type: 'bot.solved'; token: string }
  | { type: 'bot.failed' }
  /** A dialog that the address asks for, such as the soft ban named by `aec`. auth.txt §2. */
  | { type: 'notice.opened'; notice: LoginNotice }
  | { type: 'notice.closed' }
  | { type: 'reset.requested' }

export type LoginOutput =
  | { readonly outcome: 'loggedIn'; readonly user: User; readonly credentials: LoginCredentials }
  | {
      readonly outcome: 'mfaRequired'
      readonly email: string
      readonly password: string
      readonly credentials: LoginCredentials
      readonly phoneEnd: string | null
    }
  /** Single sign-on without an account: the business SSO sign-up follows. auth.txt §2, §4. */
  | { readonly outcome: 'ssoSignup'; readonly email: string }
  /** The provider's account belongs to no member: a social sign-up follows. auth.txt §4. */
  | {
      readonly outcome: 'noAccount'
      readonly email: string
      readonly password: string
      readonly provider: SocialProvider
      readonly credentials: ProviderToken
    }

export type LoginEmitted = ToastShown | AttemptFailed
