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

/** Payload of the log-in call. The attempt event is 7534. auth.txt §7. */
export type LoginPayload = LoginCredentials & LoginExtras & { readonly attempt_event: 7534 }
