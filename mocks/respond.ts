import { HttpResponse, delay } from 'msw'
import { defaultPolicy, type Policy } from '../src/domain/policy/policy.ts'
import type { CodeSlot } from '../src/domain/policy/codes.ts'
import type { FailureKind } from '../src/errors/failure.ts'

/** The contents of an error response. */
export interface Refusal {
  /** A named code is sent as its first number in the policy. Default: none. */
  readonly code?: CodeSlot | number | null | undefined
  /** The server's message. Tests may send values that are not strings. Default: none. */
  readonly message?: unknown
  /** Sent as `message_detail`. Default: none. */
  readonly detail?: unknown
  /** HTTP status. Default: 400. */
  readonly status?: number | undefined
  /** Last digits of the phone on file. Default: none. */
  readonly phoneEnd?: unknown
  /** How else a code can be had. Default: none is named. */
  readonly mfaMethods?: unknown
}

/** An error response in the server's format. */
export function refusal(options: Refusal, policy: Policy = defaultPolicy): Response {
  const { code = null, message = null, detail, status = 400, phoneEnd, mfaMethods } = options
  const api_error_code = typeof code === 'string' ? (policy.codes[code][0] ?? null) : code
  const data =
    phoneEnd === undefined
      ? null
      : { phone_number_end: phoneEnd, ...(mfaMethods !== undefined && { mfa_methods: mfaMethods }) }
  return json(
    {
      resource_response: {
        error: {
          api_error_code,
          http_status: status,
          message,
          ...(detail !== undefined && { message_detail: detail }),
          data,
        },
      },
    },
    status,
  )
}

/** A 301 in the server's own envelope: `fetch` would follow a real one. */
export const moved = (redirect_url: string) =>
  json({ resource_response: { error: { api_error_code: null, http_status: 301, redirect_url } } }, 200)

/** Responds with any JSON body, valid or not. */
export const wrongShape = (body: unknown) => json(body, 200)

/** An HTML page instead of JSON, as sent by a proxy. */
export const html = (status = 200) =>
  HttpResponse.html('<!doctype html><title>Sign in to the network</title><p>Hello', { status })

/** The rate limit of a gateway: 429, with `Retry-After` in seconds. */
export const tooManyRequests = (seconds: number) =>
  HttpResponse.html('<!doctype html><title>429 Too Many Requests</title>', {
    status: 429,
    headers: { 'retry-after': String(seconds) },
  })

/** A 200 with an empty body. */
export const empty = () => new HttpResponse('', { status: 200 })

/** A 204. */
export const noContent = () => new HttpResponse(null, { status: 204 })

/** Truncated JSON. */
export const truncatedJson = () =>
  new HttpResponse('{"resource_response":{"data":{"user":{"id":"1', {
    headers: { 'content-type': 'application/json' },
  })

/** A server error with an HTML page. */
export const serverError = (status = 503) => html(status)

/** No connection: fetch rejects. */
export const offline = () => HttpResponse.error()

/** Never responds. Sets no timer, so nothing is left behind and advancing a test clock has no effect. */
export const never = () => new Promise<never>(() => {})

/** Waits `ms` milliseconds. */
export const slow = (ms: number) => delay(ms)

/** An error response: a named code, or one of the kinds of failure that the client distinguishes. */
export interface Outcome {
  readonly code?: CodeSlot
  readonly failure?: FailureKind
  readonly message?: string
}

/** The response for an outcome. Rows of the error catalogue are outcomes, so they need no handlers of their own. */
export function respondWith({ code, failure, message }: Outcome, policy?: Policy): Response | Promise<never> {
  if (code) return refusal({ code, message, phoneEnd: code === 'mfaRequired' ? '42' : undefined }, policy)
  if (failure === 'server') return serverError()
  if (failure === 'offline') return offline()
  if (failure === 'malformed') return html()
  if (failure === 'timedOut') return never()
  return refusal({ message }, policy)
}

const json = (body: unknown, status: number) =>
  new HttpResponse(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
