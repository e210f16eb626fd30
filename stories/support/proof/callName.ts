import { ssoExchangePath } from '../../../mocks/fixtures/sso.ts'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import { everyEndpoint } from '../../../src/api/everyEndpoint.ts'

const rows = Object.entries<Endpoint>(everyEndpoint).map(([name, { method, path }]) => ({
  name,
  method,
  // A placeholder matches one segment. The SSO exchange has no fixed path: the server, here the mocks, sends its address.
  pattern: new RegExp(`^${(path ?? ssoExchangePath).replaceAll(/:\w+/g, '[^/]+')}$`),
}))

const UNKNOWN = 'unknown call: '

/** The name of the endpoint that a call went to; for any other address, a text for which `isUnknownCall` is true. */
export const callName = (pathname: string, method = 'GET') =>
  rows.find((row) => row.method === method && row.pattern.test(pathname))?.name ??
  `${UNKNOWN}${method} ${pathname}`

/** Whether a recorded call, without its result, went to no endpoint. It fails the story that makes it. */
export const isUnknownCall = (name: string) => name.startsWith(UNKNOWN) && !/\.(?:ok|failed)$/.test(name)
