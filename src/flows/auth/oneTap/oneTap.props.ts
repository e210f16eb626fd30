import type { LoggedIn } from '../shell/auth.props.ts'

/** How one-tap ended without a log-in. */
export type OneTapClosed = 'notOffered' | 'dismissed' | 'optedOut'

/** What the second provider's one-tap takes. */
export interface OneTapProps {
  /** Where to go afterwards; any value, checked before use. Default: the `next` parameter of the address. */
  readonly next?: unknown
  /** Where it stands, told to the server when an account is made. Default: 'home_page'. auth.txt §2 "Containers". */
  readonly container?: string | undefined
  /** Takes over after a log-in or a registration. Default: the page goes to `redirectTo`. */
  readonly onLoggedIn?: ((result: LoggedIn) => void) | undefined
  /**
   * The server needs the newcomer's birthday: mount the social sign-up with these credentials. Default: the page goes to
   * `policy.paths.signup`, where the person begins anew. auth.txt §4.
   */
  readonly onNeedsAge?: ((credentials: { readonly google_open_id_token: string }) => void) | undefined
  /** Nothing is shown any more, and why. Default: nothing happens. */
  readonly onClosed?: ((outcome: OneTapClosed) => void) | undefined
}
