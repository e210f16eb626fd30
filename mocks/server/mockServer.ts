import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse, type RequestHandler } from 'msw'
import type { NewPasskeyVerifier, PasskeyVerifier } from '../passkeyVerifier.ts'
import { selectSource, type Source } from '../db.ts'
import { handlers as fromTables } from '../handlers/index.ts'
import { refusal } from '../respond.ts'
import type { ScenarioName } from '../scenarios/index.ts'
import { needsSession, startsSession } from './access.ts'
import { callNameOf } from './callName.ts'
import { answerControl, controlPath } from './control.ts'
import { corsHeaders, isPreflight } from './cors.ts'
import { reply, toRequest } from './http.ts'
import { pictureHandlers, withOwnImages } from './pictures.ts'
import { createTableSets, endSession, memberOf, startSession, type TableSet } from './tableSets.ts'

/** Options of `createMockServer`. */
export interface MockServerOptions {
  /** Port to listen on. Default: 0, any free port. */
  readonly port?: number | undefined
  /** Address to listen on. Default: '127.0.0.1', which only this machine can reach. */
  readonly host?: string | undefined
  /** The scenario that every set of tables starts with. Default: none. */
  readonly scenario?: ScenarioName | undefined
  /** The origins whose pages may make calls. Default: any. */
  readonly origins?: readonly string[] | undefined
  /** Whether calls for members require a session cookie. Default: false; a call without one comes from the first member. */
  readonly requireSession?: boolean | undefined
  /** Your own handlers, which take precedence over those of the tables. Default: none. */
  readonly handlers?: readonly RequestHandler[] | undefined
  /** Verifies the answers of passkeys, as with `@simplewebauthn/server`. Default: only those of the in-memory platform are right. */
  readonly verifyPasskey?: PasskeyVerifier | undefined
  /** Reads the keys of passkeys that were just created. Default: they are kept without a key, and log in unverified. */
  readonly verifyNewPasskey?: NewPasskeyVerifier | undefined
  /** Handlers for everything that nothing else answers, such as pages and files. Default: none. */
  readonly fallback?: readonly RequestHandler[] | undefined
  /** Receives a line for each request. Default: nothing is logged. */
  readonly log?: ((line: string) => void) | undefined
}

export interface MockServer {
  /** The origin, without a trailing slash. */
  readonly url: string
  /** Closes the server and all connections, including pending ones. */
  close(): Promise<void>
}

/** Which tables belong to the request being answered. */
const source = new AsyncLocalStorage<Source>()

/** Starts an HTTP server with the same tables and scenarios as the mocks in a page. */
export async function createMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { port = 0, host = '127.0.0.1', origins = [], log } = options
  selectSource(() => source.getStore())
  const respond = responder(options)
  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const arrived = performance.now()
    const request = await toRequest(incoming)
    const response = await respond(request)
    await reply(outgoing, response, corsHeaders(request, origins))
    const outcome = response.type === 'error' ? 'connection dropped' : response.status
    log?.(`${request.method} ${incoming.url} ${outcome} (${Math.round(performance.now() - arrived)} ms)`)
  }
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      log?.(`${incoming.method} ${incoming.url} ${String(error)}`)
      outgoing.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  // SAFETY: a server that listens on a TCP port has an AddressInfo.
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function responder({
  scenario: initial,
  requireSession = false,
  handlers = [],
  fallback = [],
  verifyPasskey,
  verifyNewPasskey,
}: MockServerOptions) {
  const sets = createTableSets(initial ?? null)
  const tables = fromTables({ verifyPasskey, verifyNewPasskey })

  async function answer(request: Request, set: TableSet): Promise<Response> {
    if (new URL(request.url).pathname.startsWith(controlPath))
      return answerControl({ request, set, reset: () => sets.reset(set) })
    const name = callNameOf(request)
    if (requireSession && name && needsSession(name) && memberOf(request, set) === null)
      return refusal({ status: 401, code: loggedOut, message: 'Log in first.' })
    const every = [...handlers, ...(set.scenario?.handlers ?? []), ...tables, ...pictureHandlers, ...fallback]
    const response = await getResponse(every, request)
    if (!response)
      return refusal({ status: 404, message: `There is no call ${request.method} ${request.url}.` })
    if (name === 'findPinImages') return withOwnImages(request, response)
    if (name === 'logOut' && response.ok) response.headers.append('set-cookie', endSession(request, set))
    return name && startsSession.includes(name) ? withSession(response, set) : response
  }

  return async (request: Request): Promise<Response> => {
    if (isPreflight(request)) return new Response(null, { status: 204 })
    const set = sets.of(request)
    return source.run({ tables: set.tables, viewerId: memberOf(request, set) }, () => answer(request, set))
  }
}

/** The code of a 401 for visitors. */
const loggedOut = 7

/** An answer that contains a member starts their session. */
async function withSession(response: Response, set: TableSet): Promise<Response> {
  if (!response.ok || response.type === 'error') return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const id: unknown = Object(Object(Object(Object(body).resource_response).data).user).id
  if (typeof id !== 'string') return response
  const headers = new Headers(response.headers)
  headers.append('set-cookie', startSession(set, id))
  return new Response(response.body, { status: response.status, headers })
}
