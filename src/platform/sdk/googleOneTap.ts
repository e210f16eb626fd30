import { ProviderUnavailable, type OneTapPort } from '../platform.ts'
import { addScript } from './scripts.ts'
import { googleIdentity, googleSdk, isSentAway, readCredential } from './google.ts'

/** How an app is known to the second provider. */
interface Known {
  readonly clientId: string
  readonly src?: string | undefined
}

/** Puts the identity script into the page and answers with what it can do. A script that the browser gives up takes its tag along. */
export function addOneTap(
  { clientId, src }: Known,
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
          if (isSentAway(moment)) settle(null)
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
