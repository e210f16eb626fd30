import type { SocialProvider } from '../domain/auth/providers/providers.ts'
import type { ProviderToken } from '../domain/auth/providers/providerToken.ts'
import type { BeaconPort, CredentialStore, OptionalPorts, PicturePort, WindowPort } from './page.types.ts'

/** The browser APIs Tackboard uses, behind small interfaces. `createBrowserPlatform` implements it; tests and stories use others. */
export interface Platform extends OptionalPorts {
  readonly clock: Clock
  readonly storage: Storage
  /** What only this tab needs, until it is closed. */
  readonly tabStorage: Storage
  readonly cookies: Cookies
  readonly credentials: CredentialStore
  readonly navigation: Navigation
  readonly window: WindowPort
  readonly beacon: BeaconPort
  readonly pictures: PicturePort
  readonly popup: PopupPort
  readonly providers: ProviderPort
  readonly oneTap: OneTapPort
  readonly botCheck: BotCheckPort
}

/** The only source of time for machines, toasts and rules, so that tests can control it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

/** JSON storage that never throws. If the browser's storage is blocked or full, values are kept in memory. */
export interface Storage {
  /** Returns the stored value, validated by `read`; null if it is missing, corrupt or rejected by `read`. */
  get<T>(key: string, read: (value: unknown) => T | null): T | null
  /** Returns whether the browser stored the value; if not, it is kept in memory only, until the page unloads. */
  set(key: string, value: unknown): boolean
  remove(key: string): void
  /** Calls `listener` when another tab of the site changes the key. Returns a function that unsubscribes. */
  subscribe(key: string, listener: () => void): () => void
}

/** Simple cookies that never throw. If cookies are blocked, reads return null and writes do nothing. */
export interface Cookies {
  get(name: string): string | null
  /** Sets a cookie for every path of the site. Expires after `maxAgeSeconds`. */
  set(name: string, value: string, maxAgeSeconds: number): void
}

/** How to leave a page. */
export interface GoOptions {
  /** Leaves no entry in the history, so that Back does not return to a page that would redirect again. Default: false. */
  readonly replace?: boolean | undefined
}

/** The current URL, and ways to leave it. */
export interface Navigation {
  /** The current URL; 'https://localhost/' on a server. */
  href(): string
  /** The page that led here; '' if there was none. */
  referrer(): string
  /**
   * The pages of the own origin that Back leads to, oldest first, as far as the browser tells: where it lists no history, the one that
   * led here.
   */
  previous(): readonly string[]
  /** Whether this is a phone. Sent as `app_type_from_client`: 5 if so, else 7. */
  isPhone(): boolean
  /** Whether this is a tablet, which has the number of a phone in the log. Default: no. */
  isTablet?(): boolean
  /** The browser's user agent; '' on a server. One-tap requires certain versions. */
  userAgent(): string
  /** Loads the page at a URL that has already been validated, even if it is the current one. */
  go(href: string, options?: GoOptions): void
  /** Changes the URL without navigating. */
  replace(href: string): void
}

/** The result of opening a popup. */
export type PopupResult =
  | { readonly status: 'open'; readonly popup: Popup }
  | { readonly status: 'blocked' | 'windowUndefined' }

/** A window we opened. */
export interface Popup {
  isClosed(): boolean
  focus(): void
  close(): void
  /** Calls `listener` with messages from this window and a trusted origin. Returns a function that stops listening. */
  onMessage(listener: (data: unknown) => void): () => void
}

/** Opens popups. */
export interface PopupPort {
  /** Opens a centered window synchronously, as part of the click. Accepts only http(s) URLs. */
  open(request: {
    readonly url: string
    /** What the window's name begins with; the rest is random, so that no other page can have opened one of that name. */
    readonly name: string
    readonly width: number
    readonly height: number
    readonly trustedOrigins: readonly string[]
  }): PopupResult
}

/** Options of a provider's log-in. */
export interface ProviderLogInOptions {
  /** Whether to ask again for just the email, which the user declined. Default: false. */
  readonly isRerequest?: boolean | undefined
}

/** How to wait for a script to load and to initialize. */
export interface ScriptPolling {
  /** How long the script may take to load, in milliseconds. Default: 30,000. */
  readonly timeoutMs?: number | undefined
  /** How often to look for what the script defines, once it has loaded. */
  readonly tries: number
  /** The time between two looks, in milliseconds. */
  readonly pollMs: number
}

/** Access to the providers' scripts. */
export interface ProviderPort {
  /** Whether the app has configured the provider. If not, flows draw no button for it. */
  isConfigured(provider: SocialProvider): boolean
  /** Loads a provider's script once. Rejects with `ProviderUnavailable` if it fails, or is not ready in the time that `options` give it. */
  load(
    provider: SocialProvider,
    options: ScriptPolling & { readonly locale: string; readonly signal: AbortSignal },
  ): Promise<void>
  /** Logs in through the loaded script. Rejects with `ProviderRefused`, which carries the provider's status. */
  logIn(provider: SocialProvider, signal: AbortSignal, options?: ProviderLogInOptions): Promise<ProviderToken>
}

/** The result of the one-tap prompt: an ID token, or that the user dismissed it. */
export type OneTapResult = { readonly idToken: string } | 'dismissed'

/** The second provider's one-tap. */
export interface OneTapPort {
  /**
   * Loads the provider's script, once. Rejects with `ProviderUnavailable` if the app has no client ID, or if the script fails or is not
   * ready in the time that `polling` gives it; by default 30 s to load, and 20 looks 100 ms apart.
   */
  addScript(locale: string, signal: AbortSignal, polling?: ScriptPolling): Promise<void>
  /** Whether the script has initialized. */
  isReady(): boolean
  /** Shows the prompt over the page. Aborting the signal closes it. */
  prompt(signal: AbortSignal): Promise<OneTapResult>
  /** Renders the provider's own button into an element. Returns a function that removes it. */
  renderButton(element: HTMLElement, onToken: (idToken: string) => void): () => void
}

/** The action names of bot-check tokens. */
export type BotAction = 'mweb_auth' | 'mweb_login' | 'mweb_signup' | 'web_auth' | 'web_unauth'

/** The bot check: background tokens (v3) and a visible widget (v2). */
export interface BotCheckPort {
  /** Requests a new v3 token for an action. May reject; the caller then sends 'default'. */
  execute(action: BotAction, signal: AbortSignal, polling: ScriptPolling): Promise<string>
  /** Renders the v2 widget into an element. */
  render(
    element: HTMLElement,
    events: {
      readonly onReady: () => void
      readonly onSolved: (token: string) => void
      readonly onFailed: () => void
    },
    polling: ScriptPolling,
  ): BotWidget
}

/** A rendered v2 widget. */
export interface BotWidget {
  remove(): void
}

/** Thrown if a provider's script is blocked, missing or never initializes. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** Thrown if a provider responds with anything but 'connected'. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  /** The provider's status, or 'unknown'. */
  readonly status: string
  constructor(status: string) {
    super(status)
    this.status = status
  }
}
