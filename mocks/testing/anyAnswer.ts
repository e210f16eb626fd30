import * as fc from 'fast-check'
import { safeParse } from 'valibot'
import type { Endpoint } from '../../src/api/endpoint.ts'

/** What came back over the wire, before anybody has looked at it. */
export interface RawAnswer {
  readonly status: number
  readonly body: string | null
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value that stands somewhere in a true answer, as deep as `way` is long, turned into another: of another kind, inside out, or gone. */
function bend(value: Json, [first = 0, ...rest]: readonly number[], lie: Json): Json {
  const keys = isRecord(value) ? Object.keys(value) : []
  const key = keys[first % Math.max(keys.length, 1)]
  if (!isRecord(value) || key === undefined || rest.length === 0) {
    const lies: readonly Json[] = [
      lie,
      null,
      [value],
      typeof value === 'string' ? Number(value) || 0 : String(value),
      { value },
      [],
    ]
    return lies[first % lies.length] ?? null
  }
  const { [key]: inner = null, ...others } = value
  // One time in seven the part is missing.
  return first % 7 === 6 ? others : { ...others, [key]: bend(inner, rest, lie) }
}

const okStatus = fc.constantFrom(200, 200, 200, 201)

/** Whatever a server, a proxy or a liar may answer to a call with such a true answer. Each is sent as it is. */
export function anyAnswer(truth: unknown): fc.Arbitrary<RawAnswer> {
  // SAFETY: a true answer of the mocks is JSON.
  const whole = truth as Json
  const text = JSON.stringify(whole)
  // SAFETY: `fc.jsonValue` makes JSON.
  const json = fc.jsonValue() as fc.Arbitrary<Json>
  const said = (body: string | null, status = 200) => ({ status, body })
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ status: okStatus, body: json.map((value) => JSON.stringify(value)) }),
    },
    {
      weight: 8,
      arbitrary: fc
        .tuple(okStatus, fc.noBias(fc.array(fc.nat(50), { minLength: 1, maxLength: 7 })), json)
        .map(([status, way, lie]) => said(JSON.stringify(bend(whole, way, lie)), status)),
    },
    { weight: 2, arbitrary: fc.nat(text.length - 1).map((length) => said(text.slice(0, length))) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        said('<!doctype html><p>Sign in to the network'),
        said(''),
        said(null, 204),
        said('null'),
        said('undefined'),
        said('[]'),
        said('"ok"'),
      ),
    },
    { weight: 1, arbitrary: fc.string().map((body) => said(body)) },
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

/** What of an answer may be taken for true; null when nothing of it may. */
export function truthIn(
  { response }: Endpoint,
  { status, body }: RawAnswer,
): { readonly value: unknown } | null {
  if (status < 200 || status > 299) return null
  try {
    const parsed = safeParse(response, JSON.parse(body ?? ''))
    return parsed.success ? { value: parsed.output } : null
  } catch {
    return null
  }
}

/** The answer as a response. */
export const responseOf = ({ status, body }: RawAnswer): Response =>
  new Response(status === 204 ? null : body, { status })
