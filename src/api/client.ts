import { safeParse, type BaseIssue } from 'valibot'
import { readMfaMethods } from '../domain/auth/mfaMethods.ts'
import { warnDeveloper } from '../domain/development.ts'
import { withoutUndefined } from '../domain/policy/overrides.ts'
import type { Policy } from '../domain/policy/policy.ts'
import type { FailureKind } from '../errors/failure.ts'
import type { ResponseOf, Endpoint, EndpointTable, PayloadOf } from './endpoint.ts'
import { explainFailure } from './explainFailure.ts'
import { ApiFailure } from './failure.ts'
import { keepRaw } from './rawAnswer.ts'
import { readRetryAfter } from './retryAfter.ts'

/** Options of `createClient`. */
export interface ClientOptions {
  /** Prefix of every path. Default: '' (the page's own origin). */
  readonly baseUrl?: string | undefined
  /**
   * Default: the global `fetch`, looked up on each call. A browser may send a request twice by itself, a POST too, if a connection that it
   * has kept breaks. If the server can tell repetitions by a header such as `Idempotency-Key`, add it here, new for each call.
   */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Headers for every request, such as a CSRF token. Undefined headers are not sent. Default: none. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
  /**
   * Called when a call is answered 401: the session has ended. Resolve to true once there is a session again, and the call is sent once
   * more; else it rejects. A refusal that says what it is about (`message_detail`) is left alone. Default: the call rejects.
   */
  readonly renewSession?: (() => Promise<boolean>) | undefined
  /** `policy.paths.calls` replaces the paths of endpoints. Default: the endpoints' own paths. */
  readonly policy?: Policy | undefined
}

/** One function per endpoint: takes a payload and an abort signal, and returns a validated response or rejects with `ApiFailure`. */
export type Client<T> = {
  readonly [K in keyof T]: (payload: PayloadOf<T[K]>, signal?: AbortSignal) => Promise<ResponseOf<T[K]>>
}

/**
 * Creates a client for a table of endpoints. Responses are validated against their schemas; an invalid one rejects with an `ApiFailure` of
 * kind 'malformed'. There is no built-in timeout: callers abort the signal.
 */
export function createClient<T extends EndpointTable>(table: T, options: ClientOptions = {}): Client<T> {
  // A table may be an app's own, with names that the policy does not know.
  const paths: Readonly<Record<string, string | null | undefined>> = options.policy?.paths.calls ?? {}
  const calls = Object.entries(table).map(([name, endpoint]) => [
    name,
    async (payload: Record<string, unknown>, signal?: AbortSignal) => {
      // As if the server had answered that it does not know the call.
      if (paths[name] === null) throw new ApiFailure('malformed', { status: 404 })
      const once = () => send(name, endpoint, paths[name] ?? endpoint.path, payload, signal, options)
      if (!options.renewSession) return once()
      try {
        return await once()
      } catch (failure) {
        if (!isSessionEnded(failure) || !(await options.renewSession()) || signal?.aborted) throw failure
        return once()
      }
    },
  ])
  // SAFETY: each entry is created from the endpoint of the same name.
  return Object.fromEntries(calls) as Client<T>
}

/** Some calls answer 401 for what they are about, too, and say so in a detail. */
const isSessionEnded = (failure: unknown) =>
  failure instanceof ApiFailure && failure.status === 401 && failure.messageDetail === null

async function send(
  name: string,
  { method, response: schema }: Endpoint,
  path: string | null,
  given: Record<string, unknown>,
  signal: AbortSignal | undefined,
  { baseUrl = '', fetch = globalThis.fetch, headers = {}, policy }: ClientOptions,
): Promise<unknown> {
  const isRead = method === 'GET'
  // Fields used in the URL are not sent as part of the payload.
  const payload = { ...given }
  const take = (field: string) => {
    const value = String(payload[field] ?? '')
    delete payload[field]
    // A missing ID or dots would lead to the path of another call.
    if (/^\.{0,2}$/.test(value)) throw new ApiFailure('malformed')
    return value
  }
  // Until the request is sent, only what cannot be encoded throws.
  let reason: FailureKind = 'malformed'
  let issues: readonly BaseIssue<unknown>[] | undefined
  try {
    const target =
      path === null
        ? take('url')
        : baseUrl + path.replace(/:(\w+)/g, (_, field) => encodeURIComponent(take(field)))
    const isApi = path !== null || originOf(target) === originOf(baseUrl)
    const url = isRead ? `${target}?${query(payload)}`.replace(/\?$/, '') : target
    const init = {
      method,
      credentials: path === null ? 'same-origin' : 'include',
      headers: {
        accept: 'application/json',
        ...(!isRead && { 'content-type': 'application/json' }),
        ...(isApi && withoutUndefined(headers)),
      },
      signal: signal ?? null,
      // A redirect would send the body, and so perhaps a password, elsewhere.
      ...(!isRead && { body: JSON.stringify(payload), redirect: 'error' }),
    } satisfies RequestInit
    reason = 'offline'
    const response = await fetch(url, init)
    const { ok, status, headers: answered } = response
    const text = (await response.text()).trim()
    const body = parseJson(text)
    const error = errorOf(body, ok)
    const isJson = body !== undefined
    // An error without JSON did not come from our server, but perhaps from a captive portal.
    if (status >= 500 || (isJson && (!ok || error !== null))) throw refusal(response, error)
    const checked = safeParse(schema, body)
    if (!text || isJson) issues = checked.issues
    if (!ok || (text && !isJson) || !checked.success)
      throw new ApiFailure('malformed', { status, retryAfterMs: readRetryAfter(answered) })
    if (policy?.rawAnswers) keepRaw(checked.output, body)
    return checked.output
  } catch (error) {
    const failure = error instanceof ApiFailure ? error : new ApiFailure(signal?.aborted ? 'aborted' : reason)
    try {
      // Asked here too, because bundlers keep what a call is given, even if the function does nothing in production.
      if (process.env.NODE_ENV !== 'production')
        warnDeveloper(() => explainFailure({ name, failure, issues, policy }))
    } catch {
      // No bundler has replaced it, which counts as production.
    }
    throw failure
  }
}

/** The value of a body; undefined if it is empty or no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The origin of a URL, which may be relative to the page. */
const originOf = (url: string) => new URL(url, globalThis.document?.baseURI).origin

// SAFETY: the values are converted to texts.
const query = (payload: object) => new URLSearchParams(payload as Record<string, string>)

/** The error in a body: in its envelope or, without an answer, at the top level. Null if there is none. */
function errorOf(body: unknown, ok: boolean): unknown {
  const { resource_response: answer, error: bare } = record(body)
  const { error = null } = record(answer)
  return error !== null || (ok && answer) ? error : ([bare, body].find(isErrorObject) ?? null)
}

/** Whether it is surely our server's. A message alone may come from a gateway, and is not for people. */
function isErrorObject(value: unknown): boolean {
  const { api_error_code: code, http_status: status } = record(value)
  return typeof code === 'number' || isFailure(status)
}

/** Creates the failure for an error in a response, which is untrusted. */
function refusal({ ok, status: given, headers }: Response, raw: unknown): ApiFailure {
  // The error may be a plain string: the message.
  const error = typeof raw === 'string' ? { message: raw } : record(raw)
  const { api_error_code: code, message, message_detail: detail, data }: Record<string, unknown> = error
  // In a 2xx, the error says what went wrong; any other status says so itself.
  const status = ok && isFailure(error['http_status']) ? error['http_status'] : given
  // `fetch` follows redirects, so most come as such an error. The specification leaves the field's name open.
  const redirectUrl = error['redirect_url'] ?? record(data)['redirect_url'] ?? headers.get('location')
  return new ApiFailure(status >= 500 ? 'server' : 'refused', {
    status,
    isExplained: raw !== null,
    code: typeof code === 'number' ? code : null,
    serverMessage: nonBlank(message),
    messageDetail: nonBlank(detail),
    phoneEnd: nonBlank(record(data)['phone_number_end']),
    mfaMethods: readMfaMethods(record(data)['mfa_methods']),
    redirectUrl: status === 301 ? nonBlank(redirectUrl) : null,
    retryAfterMs: readRetryAfter(headers),
  })
}

/** Whether it is an HTTP status of anything but a success. */
const isFailure = (status: unknown): status is number =>
  typeof status === 'number' && Number.isInteger(status) && status >= 300 && status < 600

const nonBlank = (value: unknown) => (typeof value === 'string' && value.trim() ? value : null)

/** The value as an object that can be read by key; an empty one for null. */
const record = (value: unknown): Readonly<Record<string, unknown>> => Object(value)
