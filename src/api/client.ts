import { safeParse } from 'valibot'
import { withoutUndefined } from '../domain/policy/overrides.ts'
import type { Policy } from '../domain/policy/policy.ts'
import type { AnswerOf, Endpoint, EndpointTable, PayloadOf } from './endpoint.ts'
import { ApiFailure } from './failure.ts'

/** How a client reaches its server. */
export interface ClientOptions {
  /** Put before every path. Default: '' (the page's own origin). */
  readonly baseUrl?: string | undefined
  /** Default: the global fetch, looked up at each call. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Sent with each call, such as a CSRF token. An `undefined` header is not sent. Default: none. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
  /** Moves paths. Default: each call goes where its row says. */
  readonly policy?: Policy | undefined
}

/** One function a call: payload and abort signal in, checked answer out, `ApiFailure` thrown. */
export type Client<T> = {
  readonly [K in keyof T]: (payload: PayloadOf<T[K]>, signal?: AbortSignal) => Promise<AnswerOf<T[K]>>
}

/**
 * Makes a client of a table of endpoints. Answers are checked against their schema; a wrong shape is a failure, never a success. D10, D11.
 * It keeps no time: how long a call may take is a named delay of the machine that makes it, which then aborts the signal.
 */
export function createClient<T extends EndpointTable>(table: T, options: ClientOptions = {}): Client<T> {
  const moved = options.policy?.paths.calls ?? {}
  const calls = Object.entries(table).map(([name, endpoint]) => [
    name,
    (payload: Record<string, unknown>, signal?: AbortSignal) =>
      send(endpoint, moved[name] ?? endpoint.path, payload, signal, options),
  ])
  // SAFETY: each entry is made from the row of the same name.
  return Object.fromEntries(calls) as Client<T>
}

async function send(
  { method, answer }: Endpoint,
  path: string | null,
  given: Record<string, unknown>,
  signal: AbortSignal | undefined,
  { baseUrl = '', fetch = globalThis.fetch, headers = {} }: ClientOptions,
): Promise<unknown> {
  const isRead = method === 'GET'
  // What stands in the address is no field of the call: the address itself, or a part of its path.
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
    // A refusal without JSON is nobody's answer, a captive portal's perhaps: it is not to pass for a silent one.
    if (!response.ok)
      throw body === undefined && response.status < 500
        ? new ApiFailure('malformed', { status: response.status })
        : refusal(response.status, body)
    const checked = safeParse(answer, body)
    if (!checked.success) throw new ApiFailure('malformed', { status: response.status })
    return checked.output
  } catch (error) {
    if (error instanceof ApiFailure) throw error
    throw new ApiFailure(signal?.aborted ? 'aborted' : 'offline')
  }
}

const query = (payload: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(payload).map(([k, x]) => [k, String(x)]))

/** A refused call as a failure; anything in its body may be a lie. auth.txt §3 "Error object". */
function refusal(status: number, body: unknown): ApiFailure {
  const said = record(record(body)['resource_response'])['error']
  // An error may be a plain string: its own words. saving.txt §8.
  const error = typeof said === 'string' ? { message: said } : record(said)
  const { api_error_code: code, message, message_detail: detail, data }: Record<string, unknown> = error
  const phone = record(data)['phone_number_end']
  return new ApiFailure(status >= 500 ? 'server' : 'refused', {
    status,
    code: typeof code === 'number' ? code : null,
    serverMessage: words(message),
    messageDetail: words(detail),
    phoneEnd: typeof phone === 'string' && phone ? phone : null,
  })
}

const words = (value: unknown) => (typeof value === 'string' && value.trim() ? value : null)

const record = (value: unknown): Record<string, unknown> =>
  // SAFETY: any non-null object may be read by key; what comes out is unknown.
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
