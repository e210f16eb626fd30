import type { BotCheckOptions } from './botCheck.types.ts'
import type { BotAction, BotCheckPort, BotWidget, Clock } from '../platform.ts'
import { loadScript } from './scripts.ts'

/** The part of the bot check's script we use. */
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

// SAFETY: the global is optional in the type and lacks its functions until ready; both are checked before use.
const recaptchaGlobal = () => (globalThis as { readonly grecaptcha?: Partial<RecaptchaGlobal> }).grecaptcha

/** Polls every 100 ms for 30 s, the product's longest timeout for a bot check. auth.txt §9. */
const POLLS = { tries: 300, pollMs: 100 }

/** Loads the script once, for both tokens and widgets. */
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
      const id = recaptcha.render(container, {
        sitekey: siteKeyV2,
        callback: onSolved,
        'error-callback': onFailed,
      })
      return { reset: () => recaptcha.reset(id), remove: () => container.remove() }
    },
  }
}
