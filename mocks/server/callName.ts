import { everyEndpoint, type EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import type { Policy } from '../../src/domain/policy/policy.ts'
import { ssoExchangePath } from '../fixtures/sso.ts'

type Name = keyof EveryEndpoint

/** Finds the endpoint that a request goes to, at the paths of the policy; undefined if it is not part of the API. */
export function callNamesAt({ paths }: Policy): (request: Request) => Name | undefined {
  // SAFETY: these are the keys of the table.
  const patterns = (Object.keys(everyEndpoint) as Name[]).map((name) => {
    const { method, path } = everyEndpoint[name]
    const own = paths.calls[name] ?? path ?? ssoExchangePath
    return { name, method, path: new RegExp(`${own.replaceAll(/:\w+/g, '[^/]+')}$`) }
  })
  return ({ method, url }) =>
    patterns.find((row) => row.method === method && row.path.test(new URL(url).pathname))?.name
}
