import { createBotCheck } from './sdk/botCheck.ts'
import type { BotCheckOptions } from './sdk/botCheck.types.ts'
import { browserBeacon } from './beacon.ts'
import { browserClock } from './clock.ts'
import { createCookies } from './cookies.ts'
import { createCredentials } from './credentials.ts'
import { browserNavigation } from './navigation.ts'
import { browserPictures } from './pictures.ts'
import { createPasskeys } from './passkeys.ts'
import { createOneTap } from './sdk/oneTap.ts'
import type { Clock, Platform } from './platform.ts'
import { browserPopup } from './popup.ts'
import { createProviders, type ProviderOptions } from './sdk/providers.ts'
import { createStorage } from './storage.ts'
import { browserWindow } from './window.ts'

/** The app's IDs and keys for third-party services. Omitted services are unavailable. */
export interface BrowserPlatformOptions {
  /** The app's IDs for the social providers. */
  readonly providers?: ProviderOptions | undefined
  /** The app's keys for the bot check. */
  readonly botCheck?: BotCheckOptions | undefined
  /** The `nonce` of script tags, if the page's Content-Security-Policy requires one. */
  readonly nonce?: string | undefined
  /** Default: the browser's clock. */
  readonly clock?: Clock | undefined
}

/** Creates a platform that uses the browser's APIs. Safe to call on a server, where popups fail with 'windowUndefined'. */
export function createBrowserPlatform(options: BrowserPlatformOptions = {}): Platform {
  const { clock = browserClock, nonce } = options
  return {
    clock,
    storage: createStorage(() => localStorage),
    tabStorage: createStorage(() => sessionStorage),
    cookies: createCookies(() => document),
    credentials: createCredentials(clock),
    navigation: browserNavigation,
    window: browserWindow,
    beacon: browserBeacon,
    pictures: browserPictures,
    popup: browserPopup,
    providers: createProviders(options.providers ?? {}, clock, nonce),
    oneTap: createOneTap(options.providers ?? {}, clock, nonce),
    botCheck: createBotCheck(options.botCheck ?? {}, clock, nonce),
    passkeys: createPasskeys(clock),
  }
}
