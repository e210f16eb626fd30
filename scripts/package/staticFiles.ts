import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { http, type HttpHandler } from 'msw'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the files of a folder. Paths without an extension get its index.html. */
export const staticFiles = (folder: string): HttpHandler =>
  http.get('*', ({ request }) => {
    const path = new URL(request.url).pathname
    const extension = extname(path)
    // A parsed URL has no '..' in its path. Encoded ones are resolved against the root first, so they cannot leave the folder.
    const file = join(folder, extension ? normalize(`/${decodeURIComponent(path)}`) : 'index.html')
    const type = types[extension || '.html'] ?? 'application/octet-stream'
    return readFile(file).then(
      (content) => new Response(content, { headers: { 'content-type': type } }),
      () => new Response(null, { status: 404 }),
    )
  })
