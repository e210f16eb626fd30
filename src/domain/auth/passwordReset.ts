import { trimTyped } from '../text/trimTyped.ts'

/** What a link to the page for resetting a password says. */
export interface PasswordResetLink {
  /** The email or username that the person has typed before; '' if none. */
  readonly identifier: string
  /** Whether it comes from the banner about a provider that is gone. */
  readonly isLookup: boolean
}

/** Reads the query of the page for resetting a password: `ue` and `lookup`. The counterpart of `passwordResetHref`. */
export function readPasswordReset(search: string): PasswordResetLink {
  const params = new URLSearchParams(search)
  return { identifier: trimTyped(params.get('ue') ?? ''), isLookup: params.get('lookup') === 'true' }
}
