import { ProviderUnavailable, type Clock } from '../platform.ts'

/** A third-party script to load. */
export interface ScriptRequest {
  readonly src: string
  /** Whether the script has initialized. */
  readonly isReady: () => boolean
  readonly tries: number
  readonly pollMs: number
  readonly signal: AbortSignal
  readonly clock: Clock
  /** Required if the page's Content-Security-Policy specifies one. */
  readonly nonce?: string | undefined
}

/** Adds a script tag to the page, or finds an existing one. */
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
 * Adds a script to the page, once, and waits until it is ready. Polls up to `tries` times, `pollMs` milliseconds apart. If the last poll
 * or the script itself fails, rejects with `ProviderUnavailable` and removes the tag, so that the next call can retry. B10.
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
    let polls = 0
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
    const poll = () => {
      polls += 1
      if (isReady()) {
        stop()
        resolve()
      } else if (polls >= tries) fail()
      else timer = clock.setTimeout(poll, pollMs)
    }
    signal.addEventListener('abort', abort)
    script.addEventListener('error', fail)
    timer = clock.setTimeout(poll, pollMs)
  })
}
