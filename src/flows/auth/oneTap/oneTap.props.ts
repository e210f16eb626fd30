import type { LoggedIn } from '../shell/auth.props.ts'

/** How one-tap ended without a log-in. */
export type OneTapClosed = 'notOffered' | 'dismissed' | 'optedOut'

/** Props of `OneTap`. */
export interface OneTapProps {
  /** Where to go afterwards; validated before use. Default: the `next` parameter of the address. */
  readonly next?: unknown
  /** The page's container, sent to the server with a new account. Default: 'home_page'. */
  readonly container?: string | undefined
  /**
   * Called after a log-in or a registration, instead of navigating. One-tap is done then and renders nothing. Default: the page goes to
   * `redirectTo`.
   */
  readonly onLoggedIn?: ((result: LoggedIn) => void) | undefined
  /**
   * Whether the consents were already given. They are only requested in the experiment `kr_privacy_consent`, before an account is created.
   * Default: false.
   */
  readonly hasConsented?: boolean | undefined
  /** Called when one-tap ends without a log-in, with the reason. It then renders nothing. Default: nothing happens. */
  readonly onClosed?: ((outcome: OneTapClosed) => void) | undefined
}
