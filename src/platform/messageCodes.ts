import type { MessageCodePort } from './page.types.ts'

/** Missing from TypeScript's DOM library, and from most browsers. */
interface WithMessageCodes {
  get(options: {
    readonly otp: { readonly transport: readonly ['sms'] }
    readonly signal: AbortSignal
  }): Promise<{ readonly code?: unknown } | null>
}

/** The codes in messages to this phone, by the browser's WebOTP. It is no part of the browser's platform, so that it loads with its step. */
export const browserMessageCodes: MessageCodePort = {
  async receive(signal) {
    if (!('OTPCredential' in globalThis)) return null
    try {
      // SAFETY: the browser knows these credentials, and what they hold is checked.
      const credentials = navigator.credentials as unknown as WithMessageCodes
      const code = (await credentials.get({ otp: { transport: ['sms'] }, signal }))?.code
      return typeof code === 'string' && code ? code : null
    } catch {
      return null
    }
  },
}
