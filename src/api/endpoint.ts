import type * as v from 'valibot'

/** One call: where it goes, what it carries, what a true answer looks like. */
export interface Endpoint<Payload = unknown, Answer = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the base URL; `policy.paths.calls` may move it. `:name` stands for that field of the payload. Null: the payload's `url` says where. */
  readonly path: string | null
  readonly answer: v.GenericSchema<unknown, Answer>
  /** Type only: what the call carries. */
  readonly payload?: Payload
}

/** Calls by name. */
export type EndpointTable = Readonly<Record<string, Endpoint>>

export type PayloadOf<E> = E extends Endpoint<infer P, unknown> ? P : never
export type AnswerOf<E> = E extends { readonly answer: v.GenericSchema<unknown, infer A> } ? A : never

/** A row of the table: `call<Payload>()({ method, path, answer })`. */
export const call =
  <Payload>() =>
  <Answer>(row: Omit<Endpoint<Payload, Answer>, 'payload'>): Endpoint<Payload, Answer> =>
    row
