import { everyEndpoint, type EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import { ssoExchangePath } from '../fixtures/sso.ts'

type Name = keyof EveryEndpoint

// SAFETY: these are the keys of the table.
const patterns = (Object.keys(everyEndpoint) as Name[]).map((name) => {
  const { method, path } = everyEndpoint[name]
  return { name, method, path: new RegExp(`${(path ?? ssoExchangePath).replaceAll(/:\w+/g, '[^/]+')}$`) }
})

/** The endpoint that a request goes to; undefined if it is not part of the API. */
export const callNameOf = ({ method, url }: Request): Name | undefined =>
  patterns.find((row) => row.method === method && row.path.test(new URL(url).pathname))?.name
