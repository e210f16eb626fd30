import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getResponse } from 'msw'
import { db, handlers as fromTables, resetDb, scenario } from '../../../mocks/index.ts'
import { toRequest } from '../../../mocks/server/http.ts'
import { callName } from '../../proof/callName.ts'
import { CALL_ID, type Commands, type Fault, type Plan, type Received } from './protocol.ts'

/** There is only one set of tables per module, so networks take turns swapping in their own. */
let turn: Promise<unknown> = Promise.resolve()

function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const own = turn.then(run)
  turn = own.catch(() => undefined)
  return own
}

/** Allows pages on another port to read the answers. */
const headersFor = ({ headers }: IncomingMessage, isKept = false) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-max-age': '600',
  connection: isKept ? 'keep-alive' : 'close',
})

/** An answer as bytes, so that part of it can be sent, or more than it. */
async function bytesOf(response: Response, own: Readonly<Record<string, string>>) {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = { ...Object.fromEntries(response.headers), ...own, 'content-length': String(body.length) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = Buffer.from(`HTTP/1.1 ${response.status} Said\r\n${lines.join('')}\r\n`)
  return { head, body, whole: Buffer.concat([head, body]) }
}

type Ask = () => Promise<Response>

/** An HTTP server with its own tables, whose answers can fail in transit. */
export async function createFaultyNetwork({ given, plan: planned, isKept = false }: Commands['open']) {
  const handlers = [...(given ? scenario(given).handlers : []), ...fromTables()]
  resetDb()
  let tables = { ...db }
  let plan = planned ?? null
  const received: { call: string; isDone: boolean; isGivenUp: boolean; key: string | null }[] = []
  const ids = new Set<string>()
  const held: (() => void)[] = []

  const ask = (request: Request) =>
    inTurn(async () => {
      Object.assign(db, tables)
      const response = await getResponse(handlers, request)
      tables = { ...db }
      return response ?? new Response(null, { status: 404 })
    })

  /** Carries out each fault on the socket of the request. */
  const happen: Readonly<Record<Fault, (socket: Socket, answer: Ask, incoming: IncomingMessage) => unknown>> =
    {
      stall: () => undefined,
      late: async (socket, answer, incoming) => {
        const { whole } = await bytesOf(await answer(), headersFor(incoming))
        socket.once('close', () => socket.write(whole, () => undefined))
      },
      half: async (socket, answer, incoming) => {
        const { head, body } = await bytesOf(await answer(), headersFor(incoming))
        socket.end(Buffer.concat([head, body.subarray(0, body.length / 2)]))
      },
      reset: (socket) => socket.resetAndDestroy(),
      offline: () => leave(),
      twice: async (socket, answer, incoming) => {
        const own = { ...headersFor(incoming), connection: 'keep-alive' }
        const { whole } = await bytesOf(await answer(), own)
        socket.write(Buffer.concat([whole, whole, Buffer.from('HTTP/1.1 999 \0\0{"resource_response"')]))
      },
      held: async (socket, answer, incoming) => {
        const { whole } = await bytesOf(await answer(), headersFor(incoming))
        held.push(() => socket.end(whole))
      },
    }

  async function reply(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204, headersFor(incoming, isKept)).end()
    const request = await toRequest(incoming)
    const call = callName(new URL(request.url).pathname, request.method)
    const entry = { call, isDone: false, isGivenUp: false, key: request.headers.get('idempotency-key') }
    const answer = async () => {
      const response = await ask(request)
      entry.isDone = true
      return response
    }
    const fault = plan?.call === call ? plan.fault : null
    const id = request.headers.get(CALL_ID)
    if (!id || !ids.has(id)) received.push(entry)
    if (id) ids.add(id)
    if (fault === 'stall' || fault === 'late') incoming.socket.once('close', () => (entry.isGivenUp = true))
    if (fault) return void (await happen[fault](incoming.socket, answer, incoming))
    const response = await answer()
    if (response.type === 'error') return void incoming.socket.destroy()
    const own = headersFor(incoming, isKept)
    outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...own })
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  }

  const server = createServer((incoming, outgoing) => {
    incoming.socket.on('error', () => undefined)
    reply(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen(port, '127.0.0.1', () => resolve()),
    )
  const leave = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  // SAFETY: a server that listens on a TCP port has an AddressInfo.
  const { port } = server.address() as AddressInfo

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    received: (): readonly Received[] => received,
    plan: (next: Plan | null) => void (plan = next),
    release: () => held.splice(0).forEach((answer) => answer()),
    back: () => (server.listening ? Promise.resolve() : listen(port)),
    close: leave,
  }
}

export type FaultyNetwork = Awaited<ReturnType<typeof createFaultyNetwork>>
