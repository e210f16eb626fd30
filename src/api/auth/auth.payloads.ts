/** One way of proving who one is, exactly as it goes over the wire. auth.txt §3 "Login credentials". */
export type LoginCredentials =
  | { readonly username_or_email: string; readonly password: string }
  | { readonly facebook_id: string; readonly facebook_token: string }
  | { readonly google_open_id_token: string }
  | { readonly line_id_token: string }
  | { readonly sso_user_email: string; readonly sso_auth_code: string }
  | { readonly sso_id_token: string }

/** Flags and extra payload that go with any credentials. auth.txt §3. */
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
  /** 'default' when no token could be had. auth.txt §7. */
  readonly recaptchaV3Token: string
  /** Repeated on the two-factor step: the code, or the wish for a new one. */
  readonly mfa_token?: string
  readonly mfa_resend?: boolean
}

/** What signing up by e-mail sends. auth.txt §3 "Email signup options". */
export interface EmailSignup {
  readonly type: 'email'
  /** Epoch seconds, in UTC. */
  readonly birthday: number
  readonly birthday_source_site: string
  readonly country: string | null
  readonly email: string
  /** Derived from the e-mail. */
  readonly first_name: string
  readonly last_name: ''
  readonly password: string
}

/** What signing up by a provider sends. auth.txt §3 "Social signup types". */
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
  /** Only when the picture is no silhouette. */
  readonly image_url?: string
  readonly facebook_id?: string
  readonly facebook_token?: string
  readonly google_open_id_token?: string
  readonly line_id_token?: string
  readonly sso_id_token?: string
}

/** What the consent step adds. auth.txt §3 "Consent extras". */
export interface ConsentExtras {
  readonly kr_privacy_consent_opt_in?: boolean
  readonly marketing_notifs_opt_out?: boolean
}

/** Payload of the register call. The attempt event is 7537. auth.txt §7. */
export type RegisterPayload = (EmailSignup | SocialSignup) &
  ConsentExtras & {
    readonly attempt_event: 7537
    readonly recaptchaV3Token: string
    /** Which container the form stood in. auth.txt §7 "context". */
    readonly container: string
    readonly referrer?: string
    readonly app_type_from_client: 7 | 5
    readonly visited_pages_before_login?: string
  }

/** Payload of the standalone birthday step's call. auth.txt §2, §3. */
export interface BirthdayPayload extends ConsentExtras {
  /** Epoch seconds, in UTC. */
  readonly birthday: number
  readonly birthday_source_site: string
}

/** Payload of going over to an account that this device keeps: the server knows its session by the device, so no secret goes along. auth.txt §3. */
export interface SwitchAccountPayload extends Pick<
  LoginExtras,
  'referrer' | 'app_type_from_client' | 'visited_pages_before_login' | 'recaptchaV3Token'
> {
  readonly user_id: string
  /** The group of the saved accounts, where the server gave one. */
  readonly group_id?: string
  readonly switch_account: true
  readonly get_user: true
  readonly attempt_event: 7534
}

/** Payload of the log-in call. The attempt event is 7534. auth.txt §7. */
export type LoginPayload = LoginCredentials & LoginExtras & { readonly attempt_event: 7534 }
