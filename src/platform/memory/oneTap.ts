import { ProviderUnavailable, type OneTapPort } from '../platform.ts'

/** The user's response to the prompt: agree (with the default token or the given one), dismiss it, or ignore it. */
export type OneTapBehaviour = 'agrees' | 'dismisses' | 'waits' | { readonly idToken: string }

/** One-tap without a script. Clicking its button agrees. */
export interface MemoryOneTap extends OneTapPort {
  behaviour: OneTapBehaviour
  /** 'hangs': the script is never added. 'neverReady': it never initializes. 'unavailable': the app has no client ID. */
  script: 'ready' | 'hangs' | 'neverReady' | 'unavailable'
  /** How often the prompt was requested. */
  readonly prompted: number
  /** How often `isReady` was called. */
  readonly polls: number
}

/** The provider's button brings its own styles. */
const look: Partial<CSSStyleDeclaration> = {
  font: 'inherit',
  color: 'inherit',
  inlineSize: '100%',
  minBlockSize: '48px',
  padding: '8px 20px',
  border: '1px solid light-dark(#8d827c, #8f837d)',
  borderRadius: '24px',
  background: 'none',
  fontWeight: '600',
  lineHeight: '1.25',
  cursor: 'pointer',
}

/** Its own words, in the language that the script was loaded in. */
const words: Readonly<Record<string, string>> = {
  ar: 'المتابعة باستخدام Google',
  de: 'Weiter mit Google',
  en: 'Continue with Google',
  es: 'Continuar con Google',
  ja: 'Google で続行',
  ko: 'Google로 계속하기',
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )

export function createMemoryOneTap(start: OneTapBehaviour = 'agrees'): MemoryOneTap {
  let prompted = 0
  let polls = 0
  let language = 'en'
  const tokenOf = (behaviour: OneTapBehaviour) =>
    typeof behaviour === 'object' ? behaviour.idToken : 'google-token'
  const port: MemoryOneTap = {
    behaviour: start,
    script: 'ready',
    get prompted() {
      return prompted
    },
    get polls() {
      return polls
    },
    addScript(locale, signal) {
      language = locale.split('-', 1)[0] ?? locale
      if (signal.aborted) return Promise.reject(signal.reason)
      if (port.script === 'hangs') return untilAborted(signal)
      return port.script === 'unavailable'
        ? Promise.reject(new ProviderUnavailable('google_one_tap'))
        : Promise.resolve()
    },
    isReady() {
      polls += 1
      return port.script === 'ready'
    },
    prompt(signal) {
      prompted += 1
      if (port.behaviour === 'waits') return untilAborted(signal)
      return Promise.resolve(
        port.behaviour === 'dismisses' ? 'dismissed' : { idToken: tokenOf(port.behaviour) },
      )
    },
    renderButton(element, onToken) {
      const button = element.ownerDocument.createElement('button')
      button.type = 'button'
      Object.assign(button.style, look)
      button.textContent = words[language] ?? 'Continue with Google'
      button.addEventListener('click', () => onToken(tokenOf(port.behaviour)))
      element.append(button)
      return () => button.remove()
    },
  }
  return port
}
