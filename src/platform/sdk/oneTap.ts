import { ProviderUnavailable, type OneTapPort } from '../platform.ts'
import type { ProviderOptions } from './providers.ts'

/** One-tap by the second provider's identity script; the code around it comes when it is first offered. */
export function createOneTap({ google }: ProviderOptions, nonce?: string): OneTapPort {
  let sdk: Omit<OneTapPort, 'addScript'> | undefined
  const unavailable = () => new ProviderUnavailable('google_one_tap')
  return {
    async addScript(locale, signal) {
      if (!google) throw unavailable()
      const { addOneTap } = await import('./googleOneTap.ts')
      signal.throwIfAborted()
      sdk = addOneTap(google, locale, nonce)
    },
    isReady: () => sdk?.isReady() ?? false,
    prompt: (signal) => sdk?.prompt(signal) ?? Promise.reject(unavailable()),
    renderButton: (element, onToken) => sdk?.renderButton(element, onToken) ?? (() => undefined),
  }
}
