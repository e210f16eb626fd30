import type { HttpHandler } from 'msw'
import { http } from 'msw'
import type { ResponseOf, PayloadOf } from '../../src/api/endpoint.ts'
import { everyEndpoint, type EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import { defaultPolicy, type Policy } from '../../src/domain/policy/policy.ts'
import { ssoExchangePath } from '../fixtures/sso.ts'
import { refusal } from '../respond.ts'
import type { Sent } from './needs.ts'
import { requestRules } from './requestRules.ts'

/** How the mocks stand in for a server. */
export interface MockOptions {
  /** Put before each path; '*' answers on every origin. Default: '*'. */
  readonly baseUrl?: string | undefined
  /** The policy the app runs with: its code numbers and its moved paths. Default: the default policy. */
  readonly policy?: Policy | undefined
}

/** A request whose payload has passed its rule. */
export interface Call<K extends keyof EveryEndpoint> {
  readonly payload: PayloadOf<EveryEndpoint[K]>
  readonly policy: Policy
}

/** A true answer as data, or anything else as a response. */
export type Reply<K extends keyof EveryEndpoint> = ResponseOf<EveryEndpoint[K]> | Response

/** Answers one endpoint. */
export type Handler<K extends keyof EveryEndpoint> = (call: Call<K>) => Reply<K> | Promise<Reply<K>>

/** A handler for each endpoint of a table. */
export type HandlersFor<Table> = { readonly [K in keyof Table & keyof EveryEndpoint]: Handler<K> }

/** A handler for each endpoint: a missing one does not compile, nor does an answer of the wrong type. */
export type Handlers = HandlersFor<EveryEndpoint>

/** The query of a GET, the JSON body of any other request. */
async function readSent(request: Request): Promise<Sent> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams)
  const body: unknown = await request.json().catch(() => null)
  // SAFETY: any non-null object may be read by key.
  return typeof body === 'object' && body !== null ? (body as Sent) : {}
}

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/** MSW handlers of typed ones; method and path come from the endpoint's row. */
export const mount = (handlers: Partial<Handlers>, options: MockOptions = {}): HttpHandler[] =>
  // SAFETY: the keys of `Handlers` are names of endpoints.
  (Object.keys(handlers) as (keyof Handlers)[]).flatMap((name) => {
    const handler = handlers[name]
    // SAFETY: handler and name come from the same key.
    return handler ? [mountOne(name, handler as Handler<typeof name>, options)] : []
  })

function mountOne<K extends keyof EveryEndpoint>(
  name: K,
  handler: Handler<K>,
  { baseUrl = '*', policy = defaultPolicy }: MockOptions,
): HttpHandler {
  const { method, path } = everyEndpoint[name]
  const moved = policy.paths.calls[name] ?? path
  // The one address that an answer names may lie on any origin.
  return verbs[method](
    moved === null ? `*${ssoExchangePath}` : baseUrl + moved,
    async ({ request, params }) => {
      const sent = { ...(await readSent(request)), ...params }
      const fault = requestRules[name](sent)
      if (fault) return refusal({ message: `${name}: ${fault}` })
      // SAFETY: the request has just passed the rule of this endpoint.
      const payload = sent as PayloadOf<EveryEndpoint[K]>
      const reply = await handler({ payload, policy })
      return reply instanceof Response ? reply : Response.json(reply)
    },
  )
}
