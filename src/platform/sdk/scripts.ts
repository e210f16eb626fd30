import { ProviderUnavailable, type Clock, type ScriptPolling } from '../platform.ts'

/** A third-party script to load. */
export interface ScriptRequest extends Partial<ScriptPolling> {
  readonly src: string
  /** Whether the script has initialized. */
  readonly isReady: () => boolean
  readonly signal: AbortSignal
  readonly clock: Clock
  /** Required if the page's Content-Security-Policy specifies one. */
  readonly nonce?: string | undefined
}

/** Whether no `load` event follows any more: our own tags say so; of a tag of the app's, the browser knows whether it was fetched. */
const hasLoaded = ({ dataset, src }: HTMLScriptElement) =>
  dataset['state'] ? dataset['state'] === 'loaded' : performance.getEntriesByName(src).length > 0

/** Adds a script tag to the page, or finds an existing one. The tag of a script that fails is removed, so that the next call adds another. */
function addScript(src: string, nonce: string | undefined): HTMLScriptElement {
  const found = [...document.scripts].find((script) => script.getAttribute('src') === src)
  if (found) return found
  const script = document.createElement('script')
  script.src = src
  script.async = true
  script.dataset['state'] = 'loading'
  if (nonce) script.nonce = nonce
  script.addEventListener('load', () => (script.dataset['state'] = 'loaded'))
  script.addEventListener('error', () => script.remove())
  document.head.append(script)
  return script
}

/**
 * Adds a script to the page, once, and waits until it is ready: up to `timeoutMs` for it to load, then up to `tries` polls, `pollMs` apart.
 * If it fails or takes longer, rejects with `ProviderUnavailable` and removes the tag, so that the next call can retry.
 */
export function loadScript({
  src,
  isReady,
  tries = 20,
  pollMs = 100,
  timeoutMs = 30_000,
  signal,
  clock,
  nonce,
}: ScriptRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    if (isReady()) return resolve()
    const script = addScript(src, nonce)
    let left = hasLoaded(script) ? tries : Math.ceil(timeoutMs / pollMs)
    let timer: unknown
    const stop = () => {
      clock.clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      script.removeEventListener('error', fail)
      script.removeEventListener('load', startPolling)
    }
    const abort = () => {
      stop()
      reject(signal.reason)
    }
    const fail = () => {
      stop()
      script.remove()
      reject(new ProviderUnavailable(src))
    }
    /** Also before the `load` event, because a tag of the app's own may have loaded unnoticed. */
    const look = () => {
      if (isReady()) {
        stop()
        resolve()
      } else if (left <= 0) fail()
      else {
        left -= 1
        timer = clock.setTimeout(look, pollMs)
      }
    }
    const startPolling = () => {
      clock.clearTimeout(timer)
      left = tries
      look()
    }
    signal.addEventListener('abort', abort)
    script.addEventListener('error', fail)
    script.addEventListener('load', startPolling)
    look()
  })
}
