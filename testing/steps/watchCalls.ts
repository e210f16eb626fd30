import { callName } from '../proof/callName.ts'

/** A call as it was sent. */
export interface WatchedCall {
  /** The name of the endpoint. */
  readonly name: string
  readonly url: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Whether the flow has aborted it. */
  isAborted(): boolean
  /** The response, or the reason for its absence. */
  readonly answered: Promise<Response>
}

/** A fetch that records every call, in order. */
export function watchCalls() {
  const calls: WatchedCall[] = []
  let unanswered = 0
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI)
    const payload: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    const answered = globalThis.fetch(input, init)
    unanswered += 1
    answered.then(
      () => (unanswered -= 1),
      () => {},
    )
    calls.push({
      name: callName(url.pathname, init?.method),
      url: url.href,
      // SAFETY: the client sends JSON objects.
      payload: payload as WatchedCall['payload'],
      isAborted: () => init?.signal?.aborted ?? false,
      answered,
    })
    return answered
  }
  return { calls, fetch, hasUnanswered: () => unanswered > 0 }
}
