import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
}

export type Site = Awaited<ReturnType<typeof serveUnder>>

/**
 * Serves a folder under a path, gzipped, like a static file host. Requests outside the path fail. The functions in `before` run in the
 * frame of stories before any other script, so they must not use anything outside themselves.
 */
export async function serveUnder(folder: string, path: string, before: readonly (() => void)[] = []) {
  const scripts = before.map((run) => `<script>(${run.toString()})()</script>`).join('')
  /** Requested paths that do not exist. */
  const missing: string[] = []
  const bodies = new Map<string, Promise<Buffer>>()
  const read = async (file: string) => {
    const original = await readFile(file)
    const body = file.endsWith('iframe.html')
      ? original.toString().replace('<head>', () => `<head>${scripts}`)
      : original
    return /\.(woff2|webm)$/.test(file) ? original : gzipSync(body, { level: 6 })
  }
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const name = normalize(pathname.slice(path.length)) || 'index.html'
    const file = join(folder, name === '.' ? 'index.html' : name)
    try {
      if (!pathname.startsWith(path)) throw new Error('The request is outside the path.')
      if (!bodies.has(file)) bodies.set(file, read(file))
      const body = await bodies.get(file)
      const type = types[extname(file)] ?? 'application/octet-stream'
      const encoding = /\.(woff2|webm)$/.test(file) ? {} : { 'content-encoding': 'gzip' }
      response.writeHead(200, { 'content-type': type, ...encoding }).end(body)
    } catch {
      missing.push(pathname)
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { url: `http://127.0.0.1:${address.port}${path}`, missing, close }
}
