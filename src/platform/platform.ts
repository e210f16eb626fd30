import type { SocialProvider } from '../domain/auth/providers/providers.ts'
import type { ProviderToken } from '../domain/auth/providers/providerToken.ts'

/** What Tackboard asks of the browser, behind small interfaces. `browser.ts` is the real one; stories and tests bring others. */
export interface Platform {
  readonly clock: Clock
  readonly storage: Storage
  readonly cookies: Cookies
  readonly credentials: CredentialStore
  readonly navigation: Navigation
  readonly popup: PopupPort
  readonly providers: ProviderPort
  readonly oneTap: OneTapPort
  readonly botCheck: BotCheckPort
}

/** Time, injectable: machines, toasts and rules read it here alone. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

/** Browser storage of JSON that never throws: blocked, full or corrupt storage falls back to memory. C4, C5, C6. */
export interface Storage {
  /** The stored value parsed by `read`; null when there is none, it is corrupt, or `read` refuses it by returning null. */
  get<T>(key: string, read: (value: unknown) => T | null): T | null
  set(key: string, value: unknown): void
  remove(key: string): void
  /** Calls `listener` when another tab of the site has changed that key. Returns the way to stop. C8. */
  subscribe(key: string, listener: () => void): () => void
}

/** Cookies of the page, as far as they are flags. Blocked cookies read as absent and are not written; nothing throws. */
export interface Cookies {
  get(name: string): string | null
  /** Kept for `maxAgeSeconds` on every path of the site. */
  set(name: string, value: string, maxAgeSeconds: number): void
}

/** The browser's password manager. Resolves when stored, when refused, and at the latest after `timeoutMs`. C13. */
export interface CredentialStore {
  store(credential: { readonly id: string; readonly password: string }, timeoutMs: number): Promise<void>
}

export interface Navigation {
  /** The page's address now; 'https://localhost/' on a server. */
  href(): string
  /** The page that led here; '' when there was none. auth.txt §3 "referrer". */
  referrer(): string
  /** Whether this is a phone: app_type_from_client is then 5, else 7. auth.txt §3. */
  isPhone(): boolean
  /** The browser's own description of itself; '' on a server. auth.txt §6: one-tap asks for a version. */
  userAgent(): string
  /** Leaves for an address that `domain/redirect` has resolved. */
  go(href: string): void
  /** Rewrites the address bar without a navigation. A19, C2. */
  replace(href: string): void
}

/** What became of an attempt to open a window. */
export type PopupOpening =
  | { readonly status: 'open'; readonly popup: Popup }
  | { readonly status: 'blocked' | 'windowUndefined' }

/** A window we opened. It lives until `dispose`. */
export interface Popup {
  isClosed(): boolean
  focus(): void
  close(): void
  /** Calls `listener` with the data of messages that come from this very window and from a trusted origin. Returns the way to stop. */
  onMessage(listener: (data: unknown) => void): () => void
}

export interface PopupPort {
  /** Opens a centred window, synchronously, inside the click. Only http(s) addresses. B6, B9. */
  open(request: {
    readonly url: string
    readonly name: string
    readonly width: number
    readonly height: number
    readonly trustedOrigins: readonly string[]
  }): PopupOpening
}

/** How a provider is asked. */
export interface ProviderLogInOptions {
  /** Asks once more for the e-mail alone, which the person has refused. Default: false. auth.txt §4 "e-mail re-request flow". */
  readonly isRerequest?: boolean | undefined
}

/** The providers' own scripts in the page. */
export interface ProviderPort {
  /** Loads a provider's script once. Rejects with `ProviderUnavailable` after `tries` looks `pollMs` apart. B10. */
  load(
    provider: SocialProvider,
    options: {
      readonly tries: number
      readonly pollMs: number
      readonly locale: string
      readonly signal: AbortSignal
    },
  ): Promise<void>
  /** Asks the loaded script to log in. Rejects with `ProviderRefused` carrying the provider's status or 'unknown'. B11. */
  logIn(provider: SocialProvider, signal: AbortSignal, options?: ProviderLogInOptions): Promise<ProviderToken>
}

/** What became of offering one-tap: the second provider's id token, or the person sent it away. */
export type OneTapAnswer = { readonly idToken: string } | 'dismissed'

/** The second provider's one-tap. auth.txt §6. */
export interface OneTapPort {
  /** Puts the provider's script into the page, once. Rejects with `ProviderUnavailable` when the app is not known to the provider. */
  addScript(locale: string, signal: AbortSignal): Promise<void>
  /** Whether the script has put its object into the page. */
  isReady(): boolean
  /** Shows the prompt over the page; it is taken back when the signal is aborted. */
  prompt(signal: AbortSignal): Promise<OneTapAnswer>
  /** Draws the provider's own button into an element. Returns the way to take it out. */
  renderButton(element: HTMLElement, onToken: (idToken: string) => void): () => void
}

/** Action names a bot-check token is asked for. auth.txt §7. */
export type BotAction =
  | 'mweb_auth'
  | 'mweb_login'
  | 'mweb_signup'
  | 'web_auth'
  | 'web_unauth'
  | 'mweb_reset_password'
  | 'web_reset_password'
  | 'mweb_change_password'
  | 'web_change_password'

export interface BotCheckPort {
  /** A fresh v3 token for one action. May reject; the caller then sends 'default'. D14. */
  execute(action: BotAction, signal: AbortSignal): Promise<string>
  /** Draws the v2 widget into an element. */
  render(
    element: HTMLElement,
    events: {
      readonly onReady: () => void
      readonly onSolved: (token: string) => void
      readonly onFailed: () => void
    },
  ): BotWidget
}

export interface BotWidget {
  reset(): void
  remove(): void
}

/** The provider's script is blocked, missing or never ready. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** The provider answered with something other than 'connected'. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  /** The provider's status, or 'unknown'. */
  readonly status: string
  constructor(status: string) {
    super(status)
    this.status = status
  }
}
