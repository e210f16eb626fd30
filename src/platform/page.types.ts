import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySupport,
} from '../domain/auth/passkeys.ts'
import type {
  CredentialRefusal,
  StoredCredential,
  StoredCredentialReading,
} from '../domain/auth/storedCredential.ts'

/** A width and a height in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The window that shows the page, for pages that another site opens as a popup. Nothing here throws. */
export interface WindowPort {
  /** Whether a page opened this window and can still be reached from it. */
  hasOpener(): boolean
  /**
   * Sends a message to the page that opened this window, if that page has exactly this origin. Returns whether it was sent; whether it
   * arrived, browsers do not tell.
   */
  reportToOpener(message: unknown, targetOrigin: string): boolean
  /** The size of the window, with its frame. */
  size(): Size
  /** The part of the screen that windows can use. */
  screen(): Size
  /** The height of the page's content. */
  contentHeight(): number
  /** Resizes the window. Browsers ignore this for windows that no script opened. */
  resizeTo(size: Size): void
  /** Closes the window. Browsers refuse if no script opened it; the page then stays. */
  close(): void
  /** How many entries the history has. */
  historyLength(): number
  /** Goes back this many entries. */
  back(steps: number): void
  /**
   * Adds an entry to the history, so that going back closes what is open instead of leaving the page. Does nothing while the page is on
   * such an entry already.
   */
  markEntry(): void
  /** Whether the page is on an entry that `markEntry` has added. */
  isMarked(): boolean
  /**
   * Has the browser ask before the page is left. Returns a function after which it does not. Optional for platforms of your own: without
   * it, nobody is asked.
   */
  askBeforeLeaving?(): () => void
  /**
   * Ends every question of `askBeforeLeaving`, as the page is about to be loaded again for another member. Optional for platforms of your
   * own, as that is.
   */
  leaveUnasked?(): void
  /** Calls `listener` when somebody goes back from such an entry. Returns a function that unsubscribes. */
  onBack(listener: () => void): () => void
  /** Calls `listener` when the browser goes back or forward within the app. Returns a function that unsubscribes. */
  onTravel(listener: () => void): () => void
  /** Calls `listener` when somebody returns to the window. Returns a function that unsubscribes. */
  onFocus(listener: () => void): () => void
  /** Calls `listener` when the page is hidden, and may not come back. Returns a function that unsubscribes. */
  onHide(listener: () => void): () => void
  /**
   * Calls `listener` when the browser shows the page again as it was left, from its back/forward cache. Returns a function that
   * unsubscribes.
   */
  onRestored(listener: () => void): () => void
}

/** The steps of flows in the history of the page: each after the first has an entry, all at the page's address. */
export interface StepPort {
  /** How many steps of a flow come before the one that the current entry stands for; null if it stands for none of that flow. */
  depth(flow: string): number | null
  /** Makes the current entry stand for a step of a flow; null for none. Keeps what others have stored in the entry. */
  mark(flow: string, depth: number | null): void
  /** Adds an entry for a step, with what is stored in the current one, and goes there. */
  add(flow: string, depth: number): void
  /** Goes back by some entries, which takes a moment. */
  goBack(by: number): void
  /** Calls `listener` when the browser has gone back or forward on the page. Returns a function that unsubscribes. */
  onTravel(listener: () => void): () => void
}

/** Sends a GET request without reading the answer, as an image does. Never throws. */
export interface BeaconPort {
  send(url: string): void
}

/** Loads pictures of other sites to find out their size. */
export interface PicturePort {
  /** The picture's own size; null if it cannot be loaded, is no picture, or does not arrive before the signal is aborted. */
  measure(url: string, signal: AbortSignal): Promise<Size | null>
}

/** The browser's password manager. Resolves whether or not the credential was stored, at the latest after `timeoutMs`. */
export interface CredentialStore {
  store(credential: StoredCredential, timeoutMs: number): Promise<void>
  /**
   * Asks for a stored password: 'silent' gives one only where the browser needs not ask the person. Never rejects; aborting the signal ends
   * it. Only needed where `policy.readsStoredCredential` is on. Default: this browser has none.
   */
  read?(
    mediation: Exclude<StoredCredentialReading, 'never'>,
    signal: AbortSignal,
  ): Promise<StoredCredential | CredentialRefusal>
  /** Has the browser ask the person before it gives a stored password again, as after a log-out. Never throws. Default: nothing to do. */
  preventSilentAccess?(): void
}

/** Codes in messages to this phone. */
export interface MessageCodePort {
  /**
   * Waits for a message with a code for this site. Null if the browser reads none, the person does not allow it, or the signal is aborted.
   * Never rejects.
   */
  receive(signal: AbortSignal): Promise<string | null>
}

/** The browser's passkeys. */
export interface PasskeyPort {
  /** What this browser can do with passkeys. Its code loads on first use. */
  detect(): Promise<PasskeySupport>
  /**
   * Asks the person for a passkey: with `isAutofill` by the list of the field with `autocomplete="username webauthn"`, which waits until one
   * is chosen there, else in a window of the browser. Rejects with `PasskeyRefused`. Aborting the signal, or leaving the page, ends it.
   */
  get(
    request: PasskeyRequest,
    options: { readonly isAutofill: boolean; readonly signal: AbortSignal },
  ): Promise<PasskeyAssertion>
  /** Whether this device itself can keep a passkey, behind its fingerprint, face or screen lock. */
  canCreate(): Promise<boolean>
  /** Creates a passkey, in a window of the browser. Rejects with `PasskeyRefused`. Aborting the signal, or leaving the page, ends it. */
  create(creation: PasskeyCreation, options: { readonly signal: AbortSignal }): Promise<PasskeyAttestation>
}

/** What a platform of your own may leave out. */
export interface OptionalPorts {
  /** Only needed where `policy.passkeys` is on. Default: this browser has none. */
  readonly passkeys?: PasskeyPort | undefined
  /** Only needed where `policy.stepsInHistory` is on. Default: steps add nothing to the history. */
  readonly steps?: StepPort | undefined
  /** Only needed where `policy.twoFactor.readsMessage` is on. Default: the browser's own, where it can. */
  readonly messageCodes?: MessageCodePort | undefined
}
