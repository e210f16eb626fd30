import { trimTyped } from '../text/trimTyped.ts'

/** What the link in the email for a new password says. */
export interface NewPasswordLink {
  /** The secret that allows to set the password; '' if the link has none. */
  readonly token: string
  /** The email or username of the account; '' if the link does not name it. */
  readonly identifier: string
}

/** The query parameter that holds the secret. */
export const NEW_PASSWORD_TOKEN = 'token'

/** Reads the query of the page for a new password: `token`, and `ue` as on the page that requests the email. */
export function readNewPassword(search: string): NewPasswordLink {
  const params = new URLSearchParams(search)
  return {
    token: trimTyped(params.get(NEW_PASSWORD_TOKEN) ?? ''),
    identifier: trimTyped(params.get('ue') ?? ''),
  }
}
