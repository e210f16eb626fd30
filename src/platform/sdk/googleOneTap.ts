import { ProviderUnavailable, type OneTapPort } from '../platform.ts'
import { addScript } from './scripts.ts'
import { googleIdentity, googleSdk, endedWithoutCredential, readCredential } from './google.ts'

/** The app's configuration for the second provider. */
interface GoogleOptions {
  readonly clientId: string
  readonly src?: string | undefined
}

/** Adds the identity script to the page and returns an API for it. If the script fails to load, its tag is removed. */
export function addOneTap(
  { clientId, src }: GoogleOptions,
  locale: string,
  nonce: string | undefined,
): Omit<OneTapPort, 'addScript'> {
  const sdk = googleSdk(clientId, src, locale)
  if (!sdk.isReady()) {
    const script = addScript(sdk.src, nonce)
    script.addEventListener('error', () => script.remove(), { once: true })
  }
  return {
    isReady: sdk.isReady,
    prompt: (signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        const id = googleIdentity()
        if (!id) return reject(new ProviderUnavailable('google_one_tap'))
        const abort = () => {
          id.cancel?.()
          reject(signal.reason)
        }
        signal.addEventListener('abort', abort, { once: true })
        const settle = (idToken: string | null) => {
          signal.removeEventListener('abort', abort)
          resolve(idToken ? { idToken } : 'dismissed')
        }
        id.initialize({ client_id: clientId, callback: (answer) => settle(readCredential(answer)) })
        id.prompt((moment) => {
          if (endedWithoutCredential(moment)) settle(null)
        })
      }),
    renderButton(element, onToken) {
      const id = googleIdentity()
      let isOver = false
      id?.initialize({
        client_id: clientId,
        callback(answer) {
          const idToken = readCredential(answer)
          if (idToken && !isOver) onToken(idToken)
        },
      })
      id?.renderButton?.(element, { type: 'standard', text: 'continue_with' })
      return () => {
        isOver = true
        element.replaceChildren()
      }
    },
  }
}
