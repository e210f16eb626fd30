import { ProviderUnavailable, type Clock } from '../platform.ts'

/** A script somebody else serves. */
export interface ScriptRequest {
  readonly src: string
  /** Whether the script has put its object into the page. */
  readonly isReady: () => boolean
  readonly tries: number
  readonly pollMs: number
  readonly signal: AbortSignal
  readonly clock: Clock
  /** For a page whose Content-Security-Policy names one. */
  readonly nonce?: string | undefined
}

/** Puts a script's tag into the page, or finds the one that is there. */
export function addScript(src: string, nonce: string | undefined): HTMLScriptElement {
  const found = [...document.scripts].find((script) => script.getAttribute('src') === src)
  if (found) return found
  const script = document.createElement('script')
  script.src = src
  script.async = true
  if (nonce) script.nonce = nonce
  document.head.append(script)
  return script
}

/**
 * Puts a script into the page once and waits until it is ready: up to `tries` looks, `pollMs` apart. Rejects with `ProviderUnavailable`
 * after the last look or as soon as the browser gives the script up, and takes its tag away, so that the next call starts afresh. B10.
 */
export function loadScript({
  src,
  isReady,
  tries,
  pollMs,
  signal,
  clock,
  nonce,
}: ScriptRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    if (isReady()) return resolve()
    const script = addScript(src, nonce)
    let looks = 0
    let timer: unknown
    const stop = () => {
      clock.clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      script.removeEventListener('error', fail)
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
    const look = () => {
      looks += 1
      if (isReady()) {
        stop()
        resolve()
      } else if (looks >= tries) fail()
      else timer = clock.setTimeout(look, pollMs)
    }
    signal.addEventListener('abort', abort)
    script.addEventListener('error', fail)
    timer = clock.setTimeout(look, pollMs)
  })
}
