import { ProviderUnavailable, type OneTapPort } from '../platform.ts'

/** What a person does with the prompt: agrees with the first member's token or with another one, sends it away, or lets it stand. */
export type OneTapBehaviour = 'agrees' | 'dismisses' | 'waits' | { readonly idToken: string }

/** One-tap with no script behind it; its button is a plain one that agrees. */
export interface MemoryOneTap extends OneTapPort {
  behaviour: OneTapBehaviour
  /** 'hangs': the tag is never put in. 'neverReady': the script never comes up. 'unavailable': the app is not known. B10. */
  script: 'ready' | 'hangs' | 'neverReady' | 'unavailable'
  /** How often the page was asked for the prompt. */
  readonly prompted: number
  /** How often the script was asked whether it is ready. */
  readonly looks: number
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

const untilGone = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )

export function createMemoryOneTap(start: OneTapBehaviour = 'agrees'): MemoryOneTap {
  let prompted = 0
  let looks = 0
  const tokenOf = (behaviour: OneTapBehaviour) =>
    typeof behaviour === 'object' ? behaviour.idToken : 'google-token'
  const port: MemoryOneTap = {
    behaviour: start,
    script: 'ready',
    get prompted() {
      return prompted
    },
    get looks() {
      return looks
    },
    addScript(_, signal) {
      if (signal.aborted) return Promise.reject(signal.reason)
      if (port.script === 'hangs') return untilGone(signal)
      return port.script === 'unavailable'
        ? Promise.reject(new ProviderUnavailable('google_one_tap'))
        : Promise.resolve()
    },
    isReady() {
      looks += 1
      return port.script === 'ready'
    },
    prompt(signal) {
      prompted += 1
      if (port.behaviour === 'waits') return untilGone(signal)
      return Promise.resolve(
        port.behaviour === 'dismisses' ? 'dismissed' : { idToken: tokenOf(port.behaviour) },
      )
    },
    renderButton(element, onToken) {
      const button = element.ownerDocument.createElement('button')
      button.type = 'button'
      Object.assign(button.style, look)
      button.textContent = 'Continue with Google'
      button.addEventListener('click', () => onToken(tokenOf(port.behaviour)))
      element.append(button)
      return () => button.remove()
    },
  }
  return port
}
