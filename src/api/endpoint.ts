import type * as v from 'valibot'

/** An endpoint: its method, path, payload and response. */
export interface Endpoint<Payload = unknown, Response = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the base URL. `:name` is replaced by that field of the payload. Null: the URL is the payload's `url`. */
  readonly path: string | null
  /** The response's schema. */
  readonly response: v.GenericSchema<unknown, Response>
  /** Exists only as a type. */
  readonly payload?: Payload
}

/** Endpoints by name. */
export type EndpointTable = Readonly<Record<string, Endpoint>>

export type PayloadOf<E> = E extends Endpoint<infer P, unknown> ? P : never
export type ResponseOf<E> = E extends { readonly response: v.GenericSchema<unknown, infer R> } ? R : never

/** Defines an endpoint: `call<Payload>()({ method, path, response })`. */
export const call =
  <Payload>() =>
  <Response>(row: Omit<Endpoint<Payload, Response>, 'payload'>): Endpoint<Payload, Response> =>
    row
