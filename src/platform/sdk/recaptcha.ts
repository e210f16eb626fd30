import type { BotCheckOptions } from './botCheck.types.ts'
import type { BotAction, BotCheckPort, BotWidget, Clock, ScriptPolling } from '../platform.ts'
import { loadScript } from './scripts.ts'

/** How wide the service draws its widget, in pixels. A dialog on a small phone is narrower, and gets the compact one, of 164 px. */
const NORMAL_WIDTH = 304

/** The part of the bot check's script we use. */
interface RecaptchaGlobal {
  execute(siteKey: string, options: { readonly action: BotAction }): PromiseLike<unknown>
  render(
    element: HTMLElement,
    options: {
      readonly sitekey: string
      readonly size: 'normal' | 'compact'
      readonly callback: (token: string) => void
      readonly 'error-callback': () => void
    },
  ): unknown
}

export interface Recaptcha {
  execute(action: BotAction): Promise<string>
  render(element: HTMLElement, events: Parameters<BotCheckPort['render']>[1]): BotWidget
}

// SAFETY: the global is optional in the type and lacks its functions until ready; both are checked before use.
const recaptchaGlobal = () => (globalThis as { readonly grecaptcha?: Partial<RecaptchaGlobal> }).grecaptcha

export interface RecaptchaRequest extends ScriptPolling {
  readonly signal: AbortSignal
  readonly clock: Clock
  readonly nonce?: string | undefined
}

/** Loads the script once, for both tokens and widgets. */
export async function loadRecaptcha(options: BotCheckOptions, request: RecaptchaRequest): Promise<Recaptcha> {
  const { siteKeyV3, siteKeyV2, src = 'https://www.google.com/recaptcha/api.js' } = options
  if (!siteKeyV3 && !siteKeyV2) throw new Error('createBrowserPlatform has no site key for the bot check.')
  await loadScript({
    src: `${src}?render=${encodeURIComponent(siteKeyV3 ?? 'explicit')}`,
    isReady: () => Boolean(recaptchaGlobal()?.execute && recaptchaGlobal()?.render),
    ...request,
  })
  // SAFETY: the script is ready, so its functions exist.
  const recaptcha = recaptchaGlobal() as RecaptchaGlobal
  return {
    async execute(action) {
      if (!siteKeyV3) throw new Error('createBrowserPlatform has no siteKeyV3 for the bot check.')
      const token = await recaptcha.execute(siteKeyV3, { action })
      if (typeof token === 'string' && token) return token
      throw new Error('The bot check gave no token.')
    },
    render(element, { onSolved, onFailed }) {
      if (!siteKeyV2) throw new Error('createBrowserPlatform has no siteKeyV2 for the bot check.')
      // The script renders into an element only once, so each widget needs its own.
      const container = element.appendChild(element.ownerDocument.createElement('div'))
      recaptcha.render(container, {
        sitekey: siteKeyV2,
        size: container.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal',
        callback: onSolved,
        'error-callback': onFailed,
      })
      return { remove: () => container.remove() }
    },
  }
}
