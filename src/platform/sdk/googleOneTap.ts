import { ProviderUnavailable, type OneTapPort } from '../platform.ts'
import {
  endedWithoutCredential,
  googleIdentity,
  googleSdk,
  initializeGoogle,
  readCredential,
} from './google.ts'
import { loadScript, type ScriptRequest } from './scripts.ts'

/** The app's configuration for the second provider. */
interface GoogleOptions {
  readonly clientId: string
  readonly src?: string | undefined
}

/** Loads the identity script and returns an API for it. */
export async function loadOneTap(
  { clientId, src }: GoogleOptions,
  locale: string,
  request: Omit<ScriptRequest, 'src' | 'isReady'>,
): Promise<Omit<OneTapPort, 'addScript'>> {
  const sdk = googleSdk(clientId, src, locale)
  await loadScript({ ...request, src: sdk.src, isReady: sdk.isReady })
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
        initializeGoogle(id, clientId, (answer) => settle(readCredential(answer)))
        id.prompt((moment) => {
          if (endedWithoutCredential(moment)) settle(null)
        })
      }),
    renderButton(element, onToken) {
      const id = googleIdentity()
      if (!id?.renderButton) throw new ProviderUnavailable('The script of google draws no button.')
      let isOver = false
      initializeGoogle(id, clientId, (answer) => {
        const idToken = readCredential(answer)
        if (idToken && !isOver) onToken(idToken)
      })
      id.renderButton(element, { type: 'standard', text: 'continue_with', locale })
      return () => {
        isOver = true
        element.replaceChildren()
      }
    },
  }
}
