import { ssoExchangePath } from '../../mocks/fixtures/sso.ts'
import type { Endpoint } from '../../src/api/endpoint.ts'
import { everyEndpoint } from '../../src/api/everyEndpoint.ts'

const rows = Object.entries<Endpoint>(everyEndpoint).map(([name, { method, path }]) => ({
  name,
  method,
  // A placeholder matches one segment. The SSO exchange has no fixed path, so its address comes from the server, here the mocks.
  pattern: new RegExp(`^${(path ?? ssoExchangePath).replaceAll(/:\w+/g, '[^/]+')}$`),
}))

const UNKNOWN = 'unknown call: '

/** The name of the endpoint that a call went to. For any other address, a text for which `isUnknownCall` is true. */
export const callName = (pathname: string, method = 'GET') =>
  rows.find((row) => row.method === method && row.pattern.test(pathname))?.name ??
  `${UNKNOWN}${method} ${pathname}`

/** Whether a recorded call, without its result, matched no endpoint. Such a call fails its story. */
export const isUnknownCall = (name: string) => name.startsWith(UNKNOWN) && !/\.(?:ok|failed)$/.test(name)
