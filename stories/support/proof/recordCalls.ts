import { callName } from './callName.ts'

/**
 * A fetch that records every call and its result. Calls to `origin`, the address of the in-memory page, go to the real page's origin,
 * because a strict Content-Security-Policy allows no other.
 */
export function recordCalls(origin: string) {
  const calls = new Set<string>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI)
    const name = callName(url.pathname, init?.method)
    calls.add(name)
    try {
      const response = await globalThis.fetch(url.origin === origin ? url.pathname + url.search : input, init)
      calls.add(`${name}.${response.ok ? 'ok' : 'failed'}`)
      return response
    } catch (error) {
      calls.add(`${name}.failed`)
      throw error
    }
  }
  return { calls, api: { fetch } }
}
