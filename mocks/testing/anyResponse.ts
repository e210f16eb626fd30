import * as fc from 'fast-check'
import { safeParse } from 'valibot'
import type { Endpoint } from '../../src/api/endpoint.ts'

/** A raw response, before parsing. */
export interface RawResponse {
  readonly status: number
  readonly body: string | null
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces a value inside a valid response with a value of another type, wraps it, or removes it. `path` leads to the value. */
function mutate(value: Json, [first = 0, ...rest]: readonly number[], replacement: Json): Json {
  const keys = isRecord(value) ? Object.keys(value) : []
  const key = keys[first % Math.max(keys.length, 1)]
  if (!isRecord(value) || key === undefined || rest.length === 0) {
    const replacements: readonly Json[] = [
      replacement,
      null,
      [value],
      typeof value === 'string' ? Number(value) || 0 : String(value),
      { value },
      [],
    ]
    return replacements[first % replacements.length] ?? null
  }
  const { [key]: inner = null, ...others } = value
  // One time in seven, the value is removed.
  return first % 7 === 6 ? others : { ...others, [key]: mutate(inner, rest, replacement) }
}

/** A valid response that reports an error. */
function withError(valid: Json, error: Json): Json {
  const { resource_response: answer = null, ...others } = isRecord(valid) ? valid : {}
  return { ...others, resource_response: { ...(isRecord(answer) ? answer : {}), error } }
}

/** Whether a response reports an error, whatever its status. */
export function saysError(body: string | null): boolean {
  const { resource_response = null } = Object(parseJson(body))
  return Object(resource_response).error !== undefined && Object(resource_response).error !== null
}

/** The value of a body; undefined if it is empty. Throws if it is not JSON. */
const parseJson = (body: string | null): unknown => (body?.trim() ? JSON.parse(body) : undefined)

const okStatus = fc.constantFrom(200, 200, 200, 201)

/** Any response that a server or proxy may send to a call with this valid response. */
export function anyResponse(truth: unknown): fc.Arbitrary<RawResponse> {
  // SAFETY: the mocks' valid responses are JSON.
  const valid = truth as Json
  const text = JSON.stringify(valid)
  // SAFETY: `fc.jsonValue` generates JSON.
  const json = fc.jsonValue() as fc.Arbitrary<Json>
  const raw = (body: string | null, status = 200) => ({ status, body })
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ status: okStatus, body: json.map((value) => JSON.stringify(value)) }),
    },
    {
      weight: 8,
      arbitrary: fc
        .tuple(okStatus, fc.noBias(fc.array(fc.nat(50), { minLength: 1, maxLength: 7 })), json)
        .map(([status, path, replacement]) => raw(JSON.stringify(mutate(valid, path, replacement)), status)),
    },
    { weight: 1, arbitrary: json.map((error) => raw(JSON.stringify(withError(valid, error)))) },
    { weight: 2, arbitrary: fc.nat(text.length - 1).map((length) => raw(text.slice(0, length))) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        raw('<!doctype html><p>Sign in to the network'),
        raw(''),
        raw(null, 204),
        raw('null'),
        raw('undefined'),
        raw('[]'),
        raw('"ok"'),
      ),
    },
    { weight: 1, arbitrary: fc.string().map((body) => raw(body)) },
    {
      weight: 2,
      arbitrary: fc.record({
        status: fc.constantFrom(400, 401, 403, 404, 409, 422, 429, 500, 502, 503),
        body: fc.oneof(
          json.map((value) => JSON.stringify(value)),
          fc.constant(text),
          fc.constant('<p>No'),
        ),
      }),
    },
  )
}

/** The validated value of a response; null if it is invalid. */
export function parseValid(
  { response }: Endpoint,
  { status, body }: RawResponse,
): { readonly value: unknown } | null {
  if (status < 200 || status > 299) return null
  try {
    if (saysError(body)) return null
    const parsed = safeParse(response, parseJson(body))
    return parsed.success ? { value: parsed.output } : null
  } catch {
    return null
  }
}

/** Converts to a `Response`. */
export const responseOf = ({ status, body }: RawResponse): Response =>
  new Response(status === 204 ? null : body, { status })
