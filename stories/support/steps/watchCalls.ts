import { callName } from '../proof/callName.ts'

/** One call as it left the page. */
export interface WatchedCall {
  /** Name of the endpoint. */
  readonly name: string
  readonly url: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Whether the flow has taken it back. */
  isAborted(): boolean
  /** The answer's head, or why there is none. */
  readonly answered: Promise<Response>
}

/** The global fetch, and a list of every call that went through it, in order. */
export function watchCalls() {
  const calls: WatchedCall[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI)
    const payload: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    const answered = globalThis.fetch(input, init)
    calls.push({
      name: callName(url.pathname, init?.method),
      url: url.href,
      // SAFETY: our client sends JSON objects.
      payload: payload as WatchedCall['payload'],
      isAborted: () => init?.signal?.aborted ?? false,
      answered,
    })
    return answered
  }
  return { calls, fetch }
}
