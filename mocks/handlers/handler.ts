import type { HttpHandler } from 'msw'
import { http } from 'msw'
import type { ResponseOf, PayloadOf } from '../../src/api/endpoint.ts'
import { everyEndpoint, type EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import { resolvePolicy, type Policy, type PolicyOverrides } from '../../src/domain/policy/policy.ts'
import { ssoExchangePath } from '../fixtures/sso.ts'
import { languageOf, respondIn } from '../language.ts'
import type { NewPasskeyVerifier, PasskeyVerifier } from '../passkeyVerifier.ts'
import { refusal } from '../respond.ts'
import type { Sent } from './needs.ts'
import { requestRules } from './requestRules.ts'

/** Options of the mock handlers. */
export interface MockOptions {
  /** Prefix of each path. Default: '*', which matches every origin. */
  readonly baseUrl?: string | undefined
  /** The app's policy, as its provider has it: the mocks answer with its error codes, at its paths. Default: the default policy. */
  readonly policy?: PolicyOverrides | undefined
  /**
   * Verifies the answer of a passkey, as with `@simplewebauthn/server`. Default: a passkey of the tables without a public key is right, as
   * those of the in-memory platform are, and any other is not.
   */
  readonly verifyPasskey?: PasskeyVerifier | undefined
  /**
   * Reads the key of a passkey that was just created, as with `@simplewebauthn/server`. Default: the passkey is kept without a key, and logs in
   * unverified unless `verifyPasskey` asks for one.
   */
  readonly verifyNewPasskey?: NewPasskeyVerifier | undefined
}

/** A request whose payload has passed its rule. */
interface Call<K extends keyof EveryEndpoint> extends Pick<
  MockOptions,
  'verifyPasskey' | 'verifyNewPasskey'
> {
  readonly payload: PayloadOf<EveryEndpoint[K]>
  readonly policy: Policy
}

/** A successful response as data, or any other as a `Response`. */
export type Reply<K extends keyof EveryEndpoint> = ResponseOf<EveryEndpoint[K]> | Response

/** Handles one endpoint. */
export type Handler<K extends keyof EveryEndpoint> = (call: Call<K>) => Reply<K> | Promise<Reply<K>>

/** A handler for each endpoint of a table. */
export type HandlersFor<Table> = { readonly [K in keyof Table & keyof EveryEndpoint]: Handler<K> }

/** A handler for each endpoint. A missing handler or a response of the wrong type does not compile. */
export type Handlers = HandlersFor<EveryEndpoint>

/** The query of a GET, the JSON body of any other request. */
async function readSent(request: Request): Promise<Sent> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams)
  const body: unknown = await request.json().catch(() => null)
  // SAFETY: any non-null object may be read by key.
  return typeof body === 'object' && body !== null ? (body as Sent) : {}
}

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/** Creates MSW handlers from typed ones. Method and path come from the endpoint. */
export function mount(handlers: Partial<Handlers>, options: MockOptions = {}): HttpHandler[] {
  const resolved = { ...options, policy: resolvePolicy(options.policy) }
  // SAFETY: the keys of `Handlers` are names of endpoints.
  return (Object.keys(handlers) as (keyof Handlers)[]).flatMap((name) => {
    const handler = handlers[name]
    // SAFETY: handler and name come from the same key.
    return handler ? [mountOne(name, handler as Handler<typeof name>, resolved)] : []
  })
}

function mountOne<K extends keyof EveryEndpoint>(
  name: K,
  handler: Handler<K>,
  { baseUrl = '*', policy, verifyPasskey, verifyNewPasskey }: MockOptions & { readonly policy: Policy },
): HttpHandler {
  const { method, path } = everyEndpoint[name]
  const target = policy.paths.calls[name] ?? path
  // The endpoint without a fixed path may be on any origin.
  return verbs[method](
    target === null ? `*${ssoExchangePath}` : baseUrl + target,
    async ({ request, params }) => {
      // The asterisk in the base URL is a parameter as well, named '0'.
      const { 0: _origin, ...inPath } = params
      const sent = { ...(await readSent(request)), ...inPath }
      const fault = requestRules[name](sent)
      if (fault) return refusal({ message: `${name}: ${fault}` })
      // SAFETY: the request has just passed this endpoint's rule.
      const payload = sent as PayloadOf<EveryEndpoint[K]>
      const reply = await handler({ payload, policy, verifyPasskey, verifyNewPasskey })
      return respondIn(languageOf(request), reply instanceof Response ? reply : Response.json(reply))
    },
  )
}
