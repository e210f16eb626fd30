/** Whether and how an email uses single sign-on. */
export interface SsoInfo {
  readonly isSso: boolean
  readonly existingUser: boolean
  readonly existingUserIsSso: boolean
  readonly authorizationUri: string | null
  readonly exchangeCodeToTokenUrl: string | null
}

/** The identity of a person according to their company. */
export interface SsoPerson {
  readonly idToken: string
  readonly email: string | null
  readonly userName: string | null
}

/** The result for emails without SSO and for failed checks. */
export const notSso: SsoInfo = {
  isSso: false,
  existingUser: false,
  existingUserIsSso: false,
  authorizationUri: null,
  exchangeCodeToTokenUrl: null,
}
