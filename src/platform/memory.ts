import type { SocialProvider } from '../domain/auth/providers/providers.ts'
import { browserClock } from './clock.ts'
import { createMemoryBeacon, type MemoryBeacon } from './memory/beacon.ts'
import { createMemoryBotCheck, type MemoryBotCheck } from './memory/botCheck.ts'
import { createMemoryCookies, type MemoryCookies } from './memory/cookies.ts'
import { createMemoryCredentials, type MemoryCredentials } from './memory/credentials.ts'
import { createMemoryMessageCodes, type MemoryMessageCodes } from './memory/messageCodes.ts'
import {
  createMemoryNavigation,
  type MemoryNavigation,
  type MemoryNavigationOptions,
} from './memory/navigation.ts'
import { createMemoryOneTap, type MemoryOneTap, type OneTapBehaviour } from './memory/oneTap.ts'
import { createMemoryPasskeys, type MemoryPasskeys, type MemoryPasskeysOptions } from './memory/passkeys.ts'
import { createMemoryPictures, type MemoryPictures, type PictureSizes } from './memory/pictures.ts'
import { createMemoryPopup, type MemoryPopupPort } from './memory/popup.ts'
import { createMemoryProviders, type MemoryProviders, type ProviderBehaviour } from './memory/providers.ts'
import { createMemorySteps, type MemorySteps } from './memory/steps.ts'
import { createMemoryStorage, type MemoryStorage } from './memory/storage.ts'
import { createMemoryWindow, type MemoryWindow, type MemoryWindowOptions } from './memory/window.ts'
import type { Clock, Platform } from './platform.ts'

export { createManualClock, type ManualClock } from './memory/clock.ts'
export type { MemoryPopup, PopupMode } from './memory/popup.ts'
export type {
  MemoryBeacon,
  MemoryBotCheck,
  MemoryCookies,
  MemoryCredentials,
  MemoryMessageCodes,
  MemoryNavigation,
  MemoryOneTap,
  MemoryPasskeys,
  MemoryPasskeysOptions,
  MemoryPictures,
  MemoryPopupPort,
  MemoryProviders,
  MemorySteps,
  MemoryStorage,
  MemoryWindow,
  MemoryWindowOptions,
  OneTapBehaviour,
  PictureSizes,
  ProviderBehaviour,
}

/** A platform without a browser: it records calls and responds as configured. */
export interface MemoryPlatform extends Platform {
  readonly storage: MemoryStorage
  readonly tabStorage: MemoryStorage
  readonly cookies: MemoryCookies
  readonly credentials: MemoryCredentials
  readonly navigation: MemoryNavigation
  readonly window: MemoryWindow
  readonly beacon: MemoryBeacon
  readonly pictures: MemoryPictures
  readonly popup: MemoryPopupPort
  readonly providers: MemoryProviders
  readonly oneTap: MemoryOneTap
  readonly botCheck: MemoryBotCheck
  readonly passkeys: MemoryPasskeys
  readonly steps: MemorySteps
  readonly messageCodes: MemoryMessageCodes
}

/** The initial state of a memory platform. Modes can be changed later on the respective part. */
export interface MemoryPlatformOptions extends MemoryNavigationOptions {
  /** Default: the real clock. Pass `createManualClock()` to control time. */
  readonly clock?: Clock | undefined
  /** Initial contents of storage. Default: empty. */
  readonly stored?: Readonly<Record<string, unknown>> | undefined
  /** Initial cookies. Default: none. */
  readonly cookies?: Readonly<Record<string, string>> | undefined
  /** How storage behaves. Default: 'ok'. */
  readonly storage?: MemoryStorage['mode'] | undefined
  /** How the credential store behaves. Default: 'ok'. */
  readonly credentials?: MemoryCredentials['mode'] | undefined
  /** The window that shows the page. Default: not opened by a page, 1024 × 600. */
  readonly window?: MemoryWindowOptions | undefined
  /** The sizes of pictures. Default: 600 × 800. */
  readonly pictures?: PictureSizes | undefined
  /** How popups behave. Default: 'open'. */
  readonly popup?: MemoryPopupPort['mode'] | undefined
  /** How each provider behaves. Default: 'connected'. */
  readonly providers?: Readonly<Partial<Record<SocialProvider, ProviderBehaviour>>> | undefined
  /** How the user responds to one-tap. Default: 'agrees'. */
  readonly oneTap?: OneTapBehaviour | undefined
  /** How the bot check behaves. Default: 'ok'. */
  readonly botCheck?: MemoryBotCheck['mode'] | undefined
  /** What the browser can do with passkeys, and how the user responds. Default: a button can ask for one, and the user agrees. */
  readonly passkeys?: MemoryPasskeysOptions | undefined
  /** Whether the browser reads messages. Default: 'waits', until the test delivers one. */
  readonly messageCodes?: MemoryMessageCodes['mode'] | undefined
}

/** Creates a deterministic platform for tests, stories and Node. The only side effects are on elements passed to it. */
export function createMemoryPlatform(options: MemoryPlatformOptions = {}): MemoryPlatform {
  const clock = options.clock ?? browserClock
  return {
    clock,
    storage: createMemoryStorage(options.stored, options.storage),
    tabStorage: createMemoryStorage({}, options.storage),
    cookies: createMemoryCookies(options.cookies),
    credentials: createMemoryCredentials(clock, options.credentials),
    navigation: createMemoryNavigation(options),
    window: createMemoryWindow(options.window),
    beacon: createMemoryBeacon(),
    pictures: createMemoryPictures(options.pictures),
    popup: createMemoryPopup(options.popup),
    providers: createMemoryProviders(options.providers, clock),
    oneTap: createMemoryOneTap(options.oneTap),
    botCheck: createMemoryBotCheck(options.botCheck),
    passkeys: createMemoryPasskeys(options.passkeys),
    steps: createMemorySteps(),
    messageCodes: createMemoryMessageCodes(options.messageCodes),
  }
}
