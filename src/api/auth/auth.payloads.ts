import type { MfaMethod } from '../../domain/auth/mfaMethods.ts'
import type { PasskeyAssertion, PasskeyAttestation } from '../../domain/auth/passkeys.ts'

/** The credentials of a log-in, as sent to the server. */
export type LoginCredentials =
  | { readonly username_or_email: string; readonly password: string }
  | { readonly facebook_id: string; readonly facebook_token: string }
  | { readonly google_open_id_token: string }
  | { readonly line_id_token: string }
  | { readonly sso_user_email: string; readonly sso_auth_code: string }
  | { readonly sso_id_token: string }
  | SavedAccountCredentials

/** An account saved on this device. Holds no secret: the server identifies the session by the device. */
export interface SavedAccountCredentials {
  readonly user_id: string
  /** The server's ID for the group of saved accounts, if it gave one. */
  readonly group_id?: string
}

/** The credentials that a provider or a company vouches for, so that they also work for signing up. */
export type SocialCredentials = Extract<
  LoginCredentials,
  | { readonly facebook_token: string }
  | { readonly google_open_id_token: string }
  | { readonly line_id_token: string }
  | { readonly sso_id_token: string }
>

/** Flags and further fields sent with any credentials. */
export interface LoginExtras {
  readonly facebook_autologin?: boolean
  readonly autologin?: boolean
  readonly get_user?: boolean
  readonly switch_account?: boolean
  readonly referrer?: string
  /** 7 on desktop, 5 on a phone. */
  readonly app_type_from_client: 7 | 5
  readonly visited_pages_before_login?: string
  readonly recaptchaV2Token?: string
  /** 'default' if no token is available. */
  readonly recaptchaV3Token: string
  /** For the two-factor step: the code. */
  readonly mfa_token?: string
  /** For the two-factor step: where the code comes from, unless from the message. */
  readonly mfa_method?: MfaMethod
  /** For the two-factor step, with a code: asks for none on this device from now on. */
  readonly mfa_remember_device?: true
  /** For the two-factor step: requests a new code. */
  readonly mfa_resend?: boolean
}

/** The fields of a sign-up by email. */
export interface EmailSignup {
  readonly type: 'email'
  /** Epoch seconds, in UTC. */
  readonly birthday: number
  readonly birthday_source_site: string
  readonly country: string | null
  readonly email: string
  /** Derived from the email. */
  readonly first_name: string
  readonly last_name: ''
  readonly password: string
}

/** The fields of a sign-up with a provider. */
export interface SocialSignup {
  readonly type: 'facebook' | 'google' | 'google_one_tap' | 'line' | 'sso'
  readonly birthday?: number
  readonly birthday_source_site?: string
  readonly country?: string | null
  readonly email?: string
  readonly email_source_site?: string
  readonly first_name?: string
  readonly last_name?: string
  readonly gender?: string
  /** Omitted if the picture is the provider's placeholder. */
  readonly image_url?: string
  readonly facebook_id?: string
  readonly facebook_token?: string
  readonly google_open_id_token?: string
  readonly line_id_token?: string
  readonly sso_id_token?: string
}

/** The fields of the consent step. */
export interface ConsentExtras {
  readonly kr_privacy_consent_opt_in?: boolean
  readonly marketing_notifs_opt_out?: boolean
}

/** Payload of the register call. */
export type RegisterPayload = (EmailSignup | SocialSignup) &
  ConsentExtras & {
    readonly attempt_event: 7537
    readonly recaptchaV3Token: string
    /** The container of the form. */
    readonly context: string
    readonly referrer?: string
    readonly app_type_from_client: 7 | 5
    readonly visited_pages_before_login?: string
  }

/** Payload of the standalone birthday step's call. */
export interface BirthdayPayload extends ConsentExtras {
  /** Epoch seconds, in UTC. */
  readonly birthday: number
  readonly birthday_source_site: string
}

/** Payload for switching to a saved account, and for the two-factor step and the bot check that may follow. */
export interface SwitchAccountPayload
  extends
    SavedAccountCredentials,
    Pick<
      LoginExtras,
      | 'referrer'
      | 'app_type_from_client'
      | 'visited_pages_before_login'
      | 'recaptchaV2Token'
      | 'recaptchaV3Token'
      | 'mfa_token'
      | 'mfa_method'
      | 'mfa_remember_device'
      | 'mfa_resend'
    > {
  readonly switch_account: true
  readonly get_user: true
  readonly attempt_event: 7534
}

/** Payload of the log-in call. */
export type LoginPayload = LoginCredentials & LoginExtras & { readonly attempt_event: 7534 }

/** Payload of a log-in with a passkey. */
export interface PasskeyLoginPayload extends Pick<
  LoginExtras,
  'switch_account' | 'referrer' | 'app_type_from_client' | 'visited_pages_before_login'
> {
  /** The passkey's answer to the challenge of `readPasskeyRequest`. */
  readonly credential: PasskeyAssertion
  readonly get_user: true
  readonly attempt_event: 7534
}

/** Payload of the call that registers a passkey. */
export interface PasskeyRegistrationPayload {
  /** What the browser has created for the challenge of `readPasskeyCreation`. */
  readonly credential: PasskeyAttestation
}

/** Payload of a call about one of the member's passkeys. */
export interface PasskeyPayload {
  readonly id: string
}

/** Payload of the call that renames a passkey. */
export interface PasskeyRenamePayload extends PasskeyPayload {
  /** Never blank, and at most 100 code units. */
  readonly name: string
}
