import { HttpResponse, delay } from 'msw'
import { defaultPolicy, type CodeSlot, type Policy } from '../src/domain/policy/policy.ts'
import type { FailureKind } from '../src/errors/failure.ts'

/** What a refused call says. auth.txt §3 "Error object". */
export interface Refusal {
  /** A named code is answered with its first number in the policy, a number as it is. Default: no code at all. */
  readonly code?: CodeSlot | number | null | undefined
  /** The server's own words; a test may send what is no string. Default: none. */
  readonly message?: unknown
  /** More words, in message_detail. Default: none. saving.txt §8. */
  readonly detail?: unknown
  /** HTTP status. Default: 400. */
  readonly status?: number | undefined
  /** Last digits of the phone on file. Default: none. */
  readonly phoneEnd?: unknown
}

/** A refusal in the shape of auth.txt §3. */
export function refusal(said: Refusal, policy: Policy = defaultPolicy): Response {
  const { code = null, message = null, detail, status = 400, phoneEnd } = said
  const api_error_code = typeof code === 'string' ? (policy.codes[code][0] ?? null) : code
  const data = phoneEnd === undefined ? null : { phone_number_end: phoneEnd }
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

/** Any body at all as JSON: true answers, and shapes that no true answer has. D11. */
export const wrongShape = (body: unknown) => json(body, 200)

/** A page where JSON was due, as a proxy sends it. D10. */
export const html = (status = 200) =>
  HttpResponse.html('<!doctype html><title>Sign in to the network</title><p>Hello', { status })

/** Says 200 and nothing more. D10. */
export const empty = () => new HttpResponse('', { status: 200 })

/** Says 204. D10. */
export const noContent = () => new HttpResponse(null, { status: 204 })

/** JSON that stops in the middle. D10. */
export const truncatedJson = () =>
  new HttpResponse('{"resource_response":{"data":{"user":{"id":"1', {
    headers: { 'content-type': 'application/json' },
  })

/** A fault of the server, as a page. D9. */
export const serverError = (status = 503) => html(status)

/** No connection: the caller's fetch rejects. D8. */
export const offline = () => HttpResponse.error()

/** An answer that never comes. It holds no timer: nothing is left behind, and no test clock can bring it about. D13. */
export const never = () => new Promise<never>(() => {})

/** Waits `ms` milliseconds before what follows. */
export const slow = (ms: number) => delay(ms)

/** What a server can be made to do: answer with a named code, or fail in one of the ways the client tells apart. */
export interface Outcome {
  readonly code?: CodeSlot
  readonly failure?: FailureKind
  readonly message?: string
}

/** The answer that means an outcome; an error row of the catalogue is one, so a row needs no handler of its own. */
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
