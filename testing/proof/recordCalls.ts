import { createClient } from '../../src/api/client.ts'
import type { Endpoint } from '../../src/api/endpoint.ts'
import { everyEndpoint } from '../../src/api/everyEndpoint.ts'
import { callName } from './callName.ts'
import { track } from './underway.ts'

const endpoints: ReadonlyMap<string, Endpoint> = new Map(Object.entries<Endpoint>(everyEndpoint))

/** Whether the client accepts a response: a 2xx with an error or a wrong shape is not a success. Reads a copy of the response. */
async function isAccepted(name: string, response: Response): Promise<boolean> {
  const endpoint = endpoints.get(name)
  if (!endpoint) return false
  const copy = response.clone()
  // The path does not matter, because this fetch always returns the copy.
  const client = createClient({ judged: { ...endpoint, path: '/' } }, { fetch: () => Promise.resolve(copy) })
  return client.judged({}).then(
    () => true,
    () => false,
  )
}

/**
 * A fetch that records every call and its result: '.ok' once the client accepts the answer. Calls to `origin`, the address of the in-memory
 * page, go to the real page's origin, because a strict Content-Security-Policy allows no other.
 */
export function recordCalls(origin: string) {
  const calls = new Set<string>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI)
    const name = callName(url.pathname, init?.method)
    calls.add(name)
    try {
      const response = await track(init?.method, url, () =>
        globalThis.fetch(url.origin === origin ? url.pathname + url.search : input, init),
      )
      // Not awaited: a body may never end.
      void isAccepted(name, response).then((isOk) => calls.add(`${name}.${isOk ? 'ok' : 'failed'}`))
      return response
    } catch (error) {
      calls.add(`${name}.failed`)
      throw error
    }
  }
  return { calls, api: { fetch } }
}
