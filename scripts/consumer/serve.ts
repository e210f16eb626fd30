import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { http } from 'msw'
import { handlers } from '../../mocks/handlers/index.ts'
import { createMockServer, type MockServer } from '../../mocks/server.ts'

interface ExampleServer {
  render(request: Request, template: string): Promise<Response>
}

/** The example's own server code, built, with the installed package in plain Node. */
export const loadServer = async (app: string): Promise<ExampleServer> =>
  // SAFETY: what example/src/server.tsx exports.
  (await import(pathToFileURL(join(app, 'dist/server/server.js')).href)) as ExampleServer

/** A path without a dot: a page, not a file. */
const page = /^[^?#]*\/[^./?#]*\/?(?:[?#].*)?$/

/** One origin, as a product has it: pages drawn by the app, files that Vite built, calls answered out of the mock tables. */
export async function serve(app: string, files: 'client' | 'development'): Promise<MockServer> {
  const { render } = await loadServer(app)
  const staticDir = join(app, 'dist', files)
  const template = await readFile(join(staticDir, 'index.html'), 'utf8')
  return createMockServer({
    staticDir,
    handlers: [...handlers(), http.all(page, ({ request }) => render(request, template))],
  })
}
