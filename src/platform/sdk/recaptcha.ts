import type { BotCheckOptions } from './botCheck.types.ts'
import type { BotAction, BotCheckPort, BotWidget, Clock } from '../platform.ts'
import { loadScript } from './scripts.ts'

/** The part of the bot check's script that is used. */
interface RecaptchaGlobal {
  execute(siteKey: string, options: { readonly action: BotAction }): PromiseLike<unknown>
  render(
    element: HTMLElement,
    options: {
      readonly sitekey: string
      readonly callback: (token: string) => void
      readonly 'error-callback': () => void
    },
  ): number
  reset(widget: number): void
}

export interface Recaptcha {
  execute(action: BotAction): Promise<string>
  render(...args: Parameters<BotCheckPort['render']>): BotWidget
}

// SAFETY: the script's global is optional in the type, and looked for before it is used; until it is ready it lacks its functions.
const recaptchaGlobal = () => (globalThis as { readonly grecaptcha?: Partial<RecaptchaGlobal> }).grecaptcha

/** Looks every 100 ms for 30 s, the longest the product waits for a bot check. auth.txt §9. */
const POLLS = { tries: 300, pollMs: 100 }

/** Loads the script once, for tokens and for the widget. */
export async function loadRecaptcha(
  options: BotCheckOptions,
  signal: AbortSignal,
  clock: Clock,
  nonce?: string,
): Promise<Recaptcha> {
  const { siteKeyV3, siteKeyV2, src = 'https://www.google.com/recaptcha/api.js' } = options
  if (!siteKeyV3 && !siteKeyV2) throw new Error('createBrowserPlatform has no site key for the bot check.')
  await loadScript({
    src: `${src}?render=${encodeURIComponent(siteKeyV3 ?? 'explicit')}`,
    isReady: () => Boolean(recaptchaGlobal()?.execute && recaptchaGlobal()?.render),
    ...POLLS,
    signal,
    clock,
    nonce,
  })
  // SAFETY: the script is ready, so its functions are there.
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
      // A place is drawn into once only, so each widget gets its own.
      const place = element.appendChild(element.ownerDocument.createElement('div'))
      const id = recaptcha.render(place, {
        sitekey: siteKeyV2,
        callback: onSolved,
        'error-callback': onFailed,
      })
      return { reset: () => recaptcha.reset(id), remove: () => place.remove() }
    },
  }
}
