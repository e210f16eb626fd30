import type { LoginCredentials, SocialCredentials } from '../../../src/api/auth/auth.payloads.ts'
import type { SsoInfo, SsoPerson } from '../../../src/domain/auth/providers/ssoInfo.ts'
import type { FormErrors } from '../../fragments/form.ts'
import type { ProviderRow } from '../../fragments/providerSignIn.ts'
import type { WithPolicy } from '../../fragments/setup.ts'
import type { SignupErrorId, SignupToast } from '../signup/signup.types.ts'
import type { SocialProfile } from '../socialSignup/socialSignup.types.ts'
import type { AttemptFailed } from '../../fragments/emitted.ts'

export interface SsoSignupInput extends WithPolicy {
  /** The email in the page's address; '' to ask for one. */
  readonly email: string
}

/** How the page of a single sign-on sign-up is left. */
export type SsoSignupOutput =
  /** The company says who the person is: a social sign-up of type 'sso' follows. */
  | {
      readonly outcome: 'identified'
      readonly email: string
      readonly credentials: SocialCredentials
      readonly profile: SocialProfile
    }
  /** The person that the company named has an account: log in with the token at once. */
  | { readonly outcome: 'existing'; readonly email: string; readonly credentials: LoginCredentials }
  /** The email has an account with single sign-on: the log-in opens its popup at once. */
  | { readonly outcome: 'ssoLogin'; readonly email: string; readonly sso: SsoInfo }
  /** The email has an account with a password: log in, with the email filled in. */
  | { readonly outcome: 'loginRequested'; readonly email: string }
  /** Sign up without single sign-on. */
  | { readonly outcome: 'signupRequested'; readonly email: string }

export type SsoSignupSlot = 'email' | 'notice'

export interface SsoSignupContext extends SsoSignupInput, FormErrors<SsoSignupSlot, SignupErrorId> {
  readonly sso: SsoInfo
  /** Who the company says that the person is; null until it has. */
  readonly person: SsoPerson | null
}

export type SsoSignupEvent =
  | { type: 'email.changed' }
  | { type: 'email.submitted'; email: string }
  /** Opens the company's popup, or brings it to the front. */
  | { type: 'sso.chosen' }
  | { type: 'check.retried' }
  | { type: 'submit.cancelled' }
  /** Type another email. */
  | { type: 'typing.chosen' }
  | { type: 'login.chosen' }
  /** Sign up without single sign-on. */
  | { type: 'signup.declined' }

export type SsoSignupEmitted = SignupToast | AttemptFailed<SignupErrorId | ProviderRow>
