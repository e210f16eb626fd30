import type { Endpoint } from '../../src/api/endpoint.ts'
import { authEndpoints } from '../../src/api/endpoints.ts'

const rows: [string, Endpoint][] = Object.entries(authEndpoints)

/** The endpoint behind an address; the exchange is the one call whose address the server gives. */
const nameOf = (pathname: string) => rows.find(([, { path }]) => path === pathname)?.[0] ?? 'exchangeSsoCode'

/** The global fetch, and a list of what it was asked and how that ended. */
export function recordCalls() {
  const calls = new Set<string>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const name = nameOf(new URL(input instanceof Request ? input.url : input, document.baseURI).pathname)
    calls.add(name)
    try {
      const response = await globalThis.fetch(input, init)
      calls.add(`${name}.${response.ok ? 'ok' : 'failed'}`)
      return response
    } catch (error) {
      calls.add(`${name}.failed`)
      throw error
    }
  }
  return { calls, api: { fetch } }
}
