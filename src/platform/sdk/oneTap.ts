import { ProviderUnavailable, type Clock, type OneTapPort } from '../platform.ts'
import type { ProviderOptions } from './providers.ts'

/** One-tap with the second provider's identity script. Its code loads on first use. */
export function createOneTap({ google }: ProviderOptions, clock: Clock, nonce?: string): OneTapPort {
  let sdk: Omit<OneTapPort, 'addScript'> | undefined
  const unavailable = () => new ProviderUnavailable('google_one_tap')
  return {
    async addScript(locale, signal, polling) {
      if (!google) throw unavailable()
      const { loadOneTap } = await import('./googleOneTap.ts')
      sdk = await loadOneTap(google, locale, { ...polling, signal, clock, nonce })
    },
    isReady: () => sdk?.isReady() ?? false,
    prompt: (signal) => sdk?.prompt(signal) ?? Promise.reject(unavailable()),
    renderButton: (element, onToken) => sdk?.renderButton(element, onToken) ?? (() => undefined),
  }
}
