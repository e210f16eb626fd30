import { callName } from './callName.ts'

/**
 * The global fetch, and a list of what it was asked and how that ended. `origin` is the memory page's: its calls go to the real page's
 * own origin, as a strict policy wants it.
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
