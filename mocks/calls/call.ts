import * as v from 'valibot'
import type { EndpointTable, PayloadOf } from '../../src/api/endpoint.ts'

/** What the document says about a call beyond its endpoint. */
interface Call<Payload extends object = object> {
  /** One sentence. */
  readonly summary: string
  /** The request, including the parameters of its path. */
  readonly request: v.GenericSchema<Payload>
  /** A request that the mocks answer. */
  readonly example: Payload
  /** More about the answer or the address, in Markdown. */
  readonly more?: string
}

/** A call for each endpoint of a table, by name. */
export type Calls<Table extends EndpointTable> = { readonly [K in keyof Table]: Call }

/** Describes a call. The example is checked against the schema of the request. */
export const call = <const Request extends v.GenericSchema<object>>(
  summary: string,
  request: Request,
  example: v.InferInput<Request>,
  more?: string,
) => ({ summary, request, example, ...(more !== undefined && { more }) })

/** The same type without `readonly` and with intersections merged, so that two notations for it are identical. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [K in keyof T]: Plain<T[K]> }
    : T
type Identical<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2
    ? true
    : [A, B] extends [B, A]
      ? [Required<A>, Required<B>] extends [Required<B>, Required<A>]
        ? true
        : false
      : false

/** The calls whose schema does not match the endpoint's payload: `never` if all match. */
export type Untrue<Documented extends Calls<Table>, Table extends EndpointTable> = {
  [K in keyof Table]: Identical<
    Plain<v.InferInput<Documented[K]['request']>>,
    Plain<PayloadOf<Table[K]>>
  > extends true
    ? never
    : K
}[keyof Table]

/** Fails to compile, naming the calls, unless all match. */
export type AllTrue<Names> = [Names] extends [never] ? true : Names

export const id = v.pipe(v.string(), v.nonEmpty())
export const ids = v.array(v.string())
export const nothing = v.record(v.string(), v.never())
/** A field that a request may omit, but may not send without a value. */
export const maybe = v.exactOptional
