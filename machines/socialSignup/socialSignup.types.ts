import type { User } from '../../src/api/entities/login.ts'
import type { LoginCredentials } from '../../src/api/payloads.ts'
import type { Policy } from '../../src/domain/policy.ts'
import type { SocialSignup } from '../../src/api/payloads.ts'

export interface SocialSignupInput {
  readonly policy: Policy
  readonly type: SocialSignup['type']
  /** What the provider has vouched with: the log-in with it found no account. */
  readonly credentials: LoginCredentials
  readonly needsConsents: boolean
  readonly country: string | null
}

/** How a social sign-up ends. */
export type SocialSignupOutput =
  | { readonly outcome: 'registered'; readonly user: User; readonly credentials: LoginCredentials }
  /** 'Not now': back to the sign-up form. auth.txt §4. */
  | { readonly outcome: 'declined' }
  /** The e-mail has an account: log in, with the e-mail filled in. */
  | { readonly outcome: 'existing'; readonly email: string }
  | { readonly outcome: 'turnedAway' }
