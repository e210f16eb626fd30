import { createBotCheck } from './sdk/botCheck.ts'
import type { BotCheckOptions } from './sdk/botCheck.types.ts'
import { browserClock } from './clock.ts'
import { createCookies } from './cookies.ts'
import { createCredentials } from './credentials.ts'
import { browserNavigation } from './navigation.ts'
import { createOneTap } from './sdk/oneTap.ts'
import type { Clock, Platform } from './platform.ts'
import { browserPopup } from './popup.ts'
import { createProviders, type ProviderOptions } from './sdk/providers.ts'
import { createStorage } from './storage.ts'

/** How an app is known to the services in its page. What is left out is unavailable, and says so. */
export interface BrowserPlatformOptions {
  readonly providers?: ProviderOptions | undefined
  readonly botCheck?: BotCheckOptions | undefined
  /** For script tags, on a page whose Content-Security-Policy names one. */
  readonly nonce?: string | undefined
  /** Default: the browser's own time. */
  readonly clock?: Clock | undefined
}

/** The browser as a platform. May be made on a server, where nothing is touched and a popup answers 'windowUndefined'. I3. */
export function createBrowserPlatform(options: BrowserPlatformOptions = {}): Platform {
  const { clock = browserClock, nonce } = options
  return {
    clock,
    storage: createStorage(() => localStorage),
    cookies: createCookies(() => document),
    credentials: createCredentials(clock),
    navigation: browserNavigation,
    popup: browserPopup,
    providers: createProviders(options.providers ?? {}, clock, nonce),
    oneTap: createOneTap(options.providers ?? {}, nonce),
    botCheck: createBotCheck(options.botCheck ?? {}, clock, nonce),
  }
}
