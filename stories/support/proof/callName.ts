import type { Endpoint } from '../../../src/api/endpoint.ts'
import { everyEndpoint } from '../../../src/api/everyEndpoint.ts'

const rows = Object.entries<Endpoint>(everyEndpoint).map(([name, { method, path }]) => ({
  name,
  method,
  // A placeholder matches one segment.
  pattern: path === null ? null : new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

/** The name of the endpoint that a call went to. The SSO exchange has no fixed path: the server sends its address. */
export const callName = (pathname: string, method = 'GET') =>
  rows.find((row) => row.method === method && row.pattern?.test(pathname))?.name ?? 'exchangeSsoCode'
