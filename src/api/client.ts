import { safeParse } from 'valibot'
import { withoutUndefined } from '../domain/policy/overrides.ts'
import type { Policy } from '../domain/policy/policy.ts'
import type { ResponseOf, Endpoint, EndpointTable, PayloadOf } from './endpoint.ts'
import { ApiFailure } from './failure.ts'

/** Options of `createClient`. */
export interface ClientOptions {
  /** Prefix of every path. Default: '' (the page's own origin). */
  readonly baseUrl?: string | undefined
  /** Default: the global `fetch`, looked up on each call. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Headers for every request, such as a CSRF token. Undefined headers are not sent. Default: none. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
  /** `policy.paths.calls` replaces the paths of endpoints. Default: the endpoints' own paths. */
  readonly policy?: Policy | undefined
}

/** One function per endpoint: takes a payload and an abort signal, and returns a validated response or rejects with `ApiFailure`. */
export type Client<T> = {
  readonly [K in keyof T]: (payload: PayloadOf<T[K]>, signal?: AbortSignal) => Promise<ResponseOf<T[K]>>
}

/**
 * Creates a client for a table of endpoints. Responses are validated against their schemas; an invalid one rejects with an `ApiFailure` of
 * kind 'malformed'. There is no built-in timeout: callers abort the signal. D10, D11.
 */
export function createClient<T extends EndpointTable>(table: T, options: ClientOptions = {}): Client<T> {
  const paths = options.policy?.paths.calls ?? {}
  const calls = Object.entries(table).map(([name, endpoint]) => [
    name,
    (payload: Record<string, unknown>, signal?: AbortSignal) =>
      send(endpoint, paths[name] ?? endpoint.path, payload, signal, options),
  ])
  // SAFETY: each entry is created from the endpoint of the same name.
  return Object.fromEntries(calls) as Client<T>
}

async function send(
  { method, response: schema }: Endpoint,
  path: string | null,
  given: Record<string, unknown>,
  signal: AbortSignal | undefined,
  { baseUrl = '', fetch = globalThis.fetch, headers = {} }: ClientOptions,
): Promise<unknown> {
  const isRead = method === 'GET'
  // Fields used in the URL are not sent as part of the payload.
  const payload = { ...given }
  const take = (_: string, name: string) => {
    const value = String(payload[name])
    delete payload[name]
    return encodeURIComponent(value)
  }
  const target = path === null ? String(given['url']) : baseUrl + path.replace(/:(\w+)/g, take)
  if (path === null) delete payload['url']
  try {
    const response = await fetch(isRead ? `${target}?${query(payload)}` : target, {
      method,
      credentials: path === null ? 'same-origin' : 'include',
      headers: {
        accept: 'application/json',
        ...(isRead ? {} : { 'content-type': 'application/json' }),
        ...withoutUndefined(headers),
      },
      ...(signal && { signal }),
      ...(isRead ? {} : { body: JSON.stringify(payload) }),
    })
    const body: unknown = await response.json().catch((error: unknown) => {
      if (error instanceof SyntaxError) return undefined
      throw error
    })
    // An error without JSON did not come from our server, but perhaps from a captive portal.
    if (!response.ok)
      throw body === undefined && response.status < 500
        ? new ApiFailure('malformed', { status: response.status })
        : refusal(response.status, body)
    const checked = safeParse(schema, body)
    if (!checked.success) throw new ApiFailure('malformed', { status: response.status })
    return checked.output
  } catch (error) {
    if (error instanceof ApiFailure) throw error
    throw new ApiFailure(signal?.aborted ? 'aborted' : 'offline')
  }
}

const query = (payload: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(payload).map(([k, x]) => [k, String(x)]))

/** Creates the failure for an error response. Its body is untrusted. auth.txt §3 "Error object". */
function refusal(status: number, body: unknown): ApiFailure {
  const raw = record(record(body)['resource_response'])['error']
  // The error may be a plain string: the message. saving.txt §8.
  const error = typeof raw === 'string' ? { message: raw } : record(raw)
  const { api_error_code: code, message, message_detail: detail, data }: Record<string, unknown> = error
  const phone = record(data)['phone_number_end']
  return new ApiFailure(status >= 500 ? 'server' : 'refused', {
    status,
    code: typeof code === 'number' ? code : null,
    serverMessage: nonBlank(message),
    messageDetail: nonBlank(detail),
    phoneEnd: typeof phone === 'string' && phone ? phone : null,
  })
}

const nonBlank = (value: unknown) => (typeof value === 'string' && value.trim() ? value : null)

const record = (value: unknown): Record<string, unknown> =>
  // SAFETY: any non-null object can be read by key; the values are unknown.
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
