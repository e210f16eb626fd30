import type { Endpoint } from '../../../src/api/endpoint.ts'
import { everyEndpoint } from '../../../src/api/everyEndpoint.ts'

const rows = Object.entries<Endpoint>(everyEndpoint).map(([name, { method, path }]) => ({
  name,
  method,
  // A field in the path is one segment of it. A whole path comes before one with fields.
  pattern: path === null ? null : new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

/** The endpoint behind a call; the exchange is the one whose address the server gives. */
export const callName = (pathname: string, method = 'GET') =>
  rows.find((row) => row.method === method && row.pattern?.test(pathname))?.name ?? 'exchangeSsoCode'
