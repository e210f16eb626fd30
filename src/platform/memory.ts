import type { SocialProvider } from '../domain/auth/providers/providers.ts'
import { browserClock } from './clock.ts'
import { createMemoryBotCheck, type MemoryBotCheck } from './memory/botCheck.ts'
import { createMemoryCookies, type MemoryCookies } from './memory/cookies.ts'
import { createMemoryCredentials, type MemoryCredentials } from './memory/credentials.ts'
import {
  createMemoryNavigation,
  type MemoryNavigation,
  type MemoryNavigationOptions,
} from './memory/navigation.ts'
import { createMemoryOneTap, type MemoryOneTap, type OneTapBehaviour } from './memory/oneTap.ts'
import { createMemoryPopup, type MemoryPopupPort } from './memory/popup.ts'
import { createMemoryProviders, type MemoryProviders, type ProviderBehaviour } from './memory/providers.ts'
import { createMemoryStorage, type MemoryStorage } from './memory/storage.ts'
import type { Clock, Platform } from './platform.ts'

export { createManualClock, type ManualClock } from './memory/clock.ts'
export type { MemoryPopup, PopupMode } from './memory/popup.ts'
export type {
  MemoryBotCheck,
  MemoryCookies,
  MemoryCredentials,
  MemoryNavigation,
  MemoryOneTap,
  MemoryPopupPort,
  MemoryProviders,
  MemoryStorage,
  OneTapBehaviour,
  ProviderBehaviour,
}

/** A platform with no browser behind it: it writes down what it was asked and answers as it was told. */
export interface MemoryPlatform extends Platform {
  readonly storage: MemoryStorage
  readonly cookies: MemoryCookies
  readonly credentials: MemoryCredentials
  readonly navigation: MemoryNavigation
  readonly popup: MemoryPopupPort
  readonly providers: MemoryProviders
  readonly oneTap: MemoryOneTap
  readonly botCheck: MemoryBotCheck
}

/** How a memory platform starts. Each mode may be changed later on its part. */
export interface MemoryPlatformOptions extends MemoryNavigationOptions {
  /** Default: the real clock. Give `createManualClock()` to move time by hand. */
  readonly clock?: Clock | undefined
  /** What storage holds at first. */
  readonly stored?: Readonly<Record<string, unknown>> | undefined
  /** What the page's cookies hold at first. */
  readonly cookies?: Readonly<Record<string, string>> | undefined
  /** Default: 'ok'. */
  readonly storage?: MemoryStorage['mode'] | undefined
  /** Default: 'ok'. */
  readonly credentials?: MemoryCredentials['mode'] | undefined
  /** Default: 'open'. */
  readonly popup?: MemoryPopupPort['mode'] | undefined
  /** Default: every provider 'connected'. */
  readonly providers?: Readonly<Partial<Record<SocialProvider, ProviderBehaviour>>> | undefined
  /** Default: 'agrees'. */
  readonly oneTap?: OneTapBehaviour | undefined
  /** Default: 'ok'. */
  readonly botCheck?: MemoryBotCheck['mode'] | undefined
}

/** A deterministic platform for tests, stories and Node. Touches nothing outside itself but the elements it is given. */
export function createMemoryPlatform(options: MemoryPlatformOptions = {}): MemoryPlatform {
  const clock = options.clock ?? browserClock
  return {
    clock,
    storage: createMemoryStorage(options.stored, options.storage),
    cookies: createMemoryCookies(options.cookies),
    credentials: createMemoryCredentials(clock, options.credentials),
    navigation: createMemoryNavigation(options),
    popup: createMemoryPopup(options.popup),
    providers: createMemoryProviders(options.providers, clock),
    oneTap: createMemoryOneTap(options.oneTap),
    botCheck: createMemoryBotCheck(options.botCheck),
  }
}
