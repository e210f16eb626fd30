import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { http } from 'msw'
import { handlers } from '../../mocks/handlers/index.ts'
import { createMockServer, type MockServer } from '../../mocks/server.ts'
import { adHandlers } from './ads.ts'

interface ExampleServer {
  render(request: Request, template: string): Promise<Response>
}

/** Loads the example's built server code, which uses the installed package, in plain Node. */
export const loadServer = async (app: string): Promise<ExampleServer> =>
  // SAFETY: matches the export of example/src/server.tsx.
  (await import(pathToFileURL(join(app, 'dist/server/server.js')).href)) as ExampleServer

/** Matches paths without a file extension: pages, not files. */
const page = /^[^?#]*\/[^./?#]*\/?(?:[?#].*)?$/

/**
 * Serves everything from one origin, like a product: pages rendered by the app, files built by Vite, and the API of the
 * mock backend and of the app's own ads.
 */
export async function serve(app: string, files: 'client' | 'development'): Promise<MockServer> {
  const { render } = await loadServer(app)
  const staticDir = join(app, 'dist', files)
  const template = await readFile(join(staticDir, 'index.html'), 'utf8')
  return createMockServer({
    staticDir,
    handlers: [...handlers(), ...adHandlers, http.all(page, ({ request }) => render(request, template))],
  })
}
