/** Whether and how an email uses single sign-on. auth.txt §3 "SSO check result". */
export interface SsoInfo {
  readonly isSso: boolean
  readonly existingUser: boolean
  readonly existingUserIsSso: boolean
  readonly authorizationUri: string | null
  readonly exchangeCodeToTokenUrl: string | null
}

/** Who a company says that somebody is. auth.txt §3 "SSO token result". */
export interface SsoPerson {
  readonly idToken: string
  readonly email: string | null
  readonly userName: string | null
}

/** The result for emails without SSO and for failed checks. auth.txt §7. */
export const notSso: SsoInfo = {
  isSso: false,
  existingUser: false,
  existingUserIsSso: false,
  authorizationUri: null,
  exchangeCodeToTokenUrl: null,
}
