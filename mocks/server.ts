import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { getResponse, type RequestHandler } from 'msw'
import { handlers as fromTables } from './handlers/index.ts'

/** Options of `createMockServer`. */
export interface MockServerOptions {
  /** Port to listen on. Default: 0, any free port. */
  readonly port?: number | undefined
  /** Folder with static files to serve. Paths without an extension serve its index.html. Default: none. */
  readonly staticDir?: string | undefined
  /** Headers for every response, such as a Content-Security-Policy. Default: none. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The handlers. Default: `handlers()`. */
  readonly handlers?: RequestHandler[] | undefined
}

export interface MockServer {
  /** The origin, without a trailing slash. */
  readonly url: string
  /** Closes the server and all connections, including pending ones. */
  close(): Promise<void>
}

/** Starts an HTTP server on 127.0.0.1 that uses the same handlers as the mocks in a page. */
export async function createMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { port = 0, staticDir, headers = {}, handlers = fromTables() } = options
  const server = createServer((incoming, outgoing) => {
    respond(incoming, handlers, staticDir)
      .then((response) => reply(outgoing, response, headers))
      .catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  )
  // SAFETY: a server that listens on a TCP port has an AddressInfo.
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function respond(
  incoming: IncomingMessage,
  handlers: RequestHandler[],
  staticDir?: string,
): Promise<Response> {
  const request = await toRequest(incoming)
  return (
    (await getResponse(handlers, request)) ?? (await readStatic(new URL(request.url).pathname, staticDir))
  )
}

/** Reads a request of Node's server as one that handlers take. */
export async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const sent = Object.entries(headers).filter(
    (header): header is [string, string] => typeof header[1] === 'string',
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody && { body: Buffer.concat(chunks) }
  return new Request(new URL(url, `http://${headers.host}`), { method, headers: sent, ...body })
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

async function readStatic(path: string, staticDir?: string): Promise<Response> {
  if (!staticDir) return new Response(null, { status: 404 })
  const extension = extname(path)
  // A URL's path contains no '..'; encoded ones are resolved below the root before joining.
  const file = join(staticDir, extension ? normalize(`/${decodeURIComponent(path)}`) : 'index.html')
  const type = types[extension || '.html'] ?? 'application/octet-stream'
  return readFile(file).then(
    (content) => new Response(content, { headers: { 'content-type': type } }),
    () => new Response(null, { status: 404 }),
  )
}

/** A response of type 'error' means a lost connection. */
async function reply(outgoing: ServerResponse, response: Response, extra: Readonly<Record<string, string>>) {
  if (response.type === 'error') return void outgoing.destroy()
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...extra })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
