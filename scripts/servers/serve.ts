/** `node serve.ts <folder> <API>`: serves a built app and its files, and passes calls on to the API. Prints its address. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder = '', api = ''] = process.argv.slice(2)

interface App {
  /** The folder of the built files. */
  readonly files: string
  readonly handle?: (request: Request) => Promise<Response>
  readonly middleware?: (request: IncomingMessage, response: ServerResponse) => void
}
process.chdir(folder)
process.env['NODE_ENV'] = 'production'
// SAFETY: each app of this folder exports this.
const app = (await import(pathToFileURL(join(folder, 'serve.mjs')).href)) as App
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

async function passOn(request: IncomingMessage, url: URL): Promise<Response> {
  const body = Buffer.concat(await request.toArray())
  const { method = 'GET', headers } = request
  return fetch(api + url.pathname + url.search, {
    method,
    headers: { 'content-type': headers['content-type'] ?? '' },
    body: method === 'GET' ? null : body,
  })
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const file = await readFile(join(app.files, url.pathname)).catch(() => null)
  if (file) return response.setHeader('content-type', types[extname(url.pathname)] ?? 'text/plain').end(file)
  const isCall = /^\/(?:v3|resource)\//.test(url.pathname)
  if (!isCall && app.middleware) return app.middleware(request, response)
  const answered = isCall ? await passOn(request, url) : await app.handle?.(new Request(url))
  response.writeHead(answered?.status ?? 404, Object.fromEntries(answered?.headers ?? []))
  return response.end(answered ? Buffer.from(await answered.arrayBuffer()) : '')
}

const server = createServer((request, response) => void answer(request, response))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})
