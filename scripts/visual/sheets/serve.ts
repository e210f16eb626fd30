/** Serves contact sheets to the browser that draws them, with the frozen stories and their images and fonts. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import type { Tiles } from '../../../stories/flows/tiles.ts'
import type { StoryLocale } from '../../../testing/locales.ts'
import { frozenFolder } from './storage.ts'
import { isFlow } from './list.ts'
import { sheetPage } from './page.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** `/sheet/<flow>.<locale>.html` is a sheet, `/frozen/…` a story's page or style, `/node_modules/…` a font. The rest are images. */
async function respond(tiles: Tiles, path: string) {
  const [, flow, locale] = /^\/sheet\/([\w-]+)\.([\w-]+)\.html$/.exec(path) ?? []
  // SAFETY: draw.ts requests only the locales of the flow's modes.
  if (flow && isFlow(flow) && locale) return sheetPage(flow, tiles[flow], locale as StoryLocale)
  if (path.startsWith('/frozen/')) return readFile(join(frozenFolder, path.slice('/frozen/'.length)))
  return readFile(path.startsWith('/node_modules/') ? path.slice(1) : join('.storybook/public', path))
}

/** Starts the server on a free local port. */
export async function serveSheets(tiles: Tiles) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://sheets')
    respond(tiles, pathname).then(
      (body) =>
        response
          .setHeader('Cache-Control', 'max-age=600')
          .setHeader('Content-Type', types[extname(pathname)] ?? 'application/octet-stream')
          .end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
