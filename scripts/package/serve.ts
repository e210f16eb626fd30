import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { http } from 'msw'
import type { ads, handlers } from '../../example/mocks/ads.ts'
import type { verifyNewPasskey, verifyPasskey } from '../../example/mocks/passkeys.ts'
import type { Db, resetDb } from '../../mocks/index.ts'
import type { createMockServer, MockServer } from '../../mocks/server/index.ts'
import { otherSite } from './otherSite.ts'
import { staticFiles } from './staticFiles.ts'

interface ExampleServer {
  render(request: Request, template: string): Promise<Response>
}

const load = (app: string, file: string): Promise<unknown> => import(pathToFileURL(join(app, file)).href)

/** Loads the example's built server code, which uses the installed package, in plain Node. */
export const loadServer = async (app: string): Promise<ExampleServer> =>
  // SAFETY: matches the export of example/src/server.tsx.
  (await load(app, 'dist/server/server.js')) as ExampleServer

/** The mocks of the installed package, and the example's own handlers that use them. */
export interface ExampleMocks {
  readonly db: Db
  readonly resetDb: typeof resetDb
  readonly createMockServer: typeof createMockServer
  readonly ads: typeof ads
  readonly handlers: typeof handlers
  readonly verifyPasskey: typeof verifyPasskey
  readonly verifyNewPasskey: typeof verifyNewPasskey
}

/** Loads the mocks in this process, so that journeys can read and change the tables. */
async function loadMocks(app: string): Promise<ExampleMocks> {
  const dist = 'node_modules/tackboard/dist/mocks'
  const modules = await Promise.all(
    [`${dist}/index.js`, `${dist}/server/index.js`, 'mocks/ads.ts', 'mocks/passkeys.ts'].map((file) =>
      load(app, file),
    ),
  )
  // SAFETY: these modules are built from the ones that the type is taken from.
  return Object.assign({}, ...modules) as ExampleMocks
}

/** Matches paths without a file extension: pages, not files. */
const page = /^[^?#]*\/[^./?#]*\/?(?:[?#].*)?$/

/** The script that starts the app, which a slow network holds back. */
const held = { until: Promise.resolve() }

/** Delays the script that starts the app until `release` is called. Others arrive, since a browser opens few connections at a time. */
export function holdScripts(): { release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  held.until = promise
  return { release: resolve }
}

const scripts = http.get('*/index-*.js', async () => {
  await held.until
})

/**
 * Serves everything from one origin, as a product would: pages rendered by the app, files built by Vite, the mock API, and the app's own
 * API for ads.
 */
async function serve(app: string, files: 'client' | 'development', mocks: ExampleMocks): Promise<MockServer> {
  const { render } = await loadServer(app)
  const staticDir = join(app, 'dist', files)
  const template = await readFile(join(staticDir, 'index.html'), 'utf8')
  const pages = http.all(page, ({ request }) => render(request, template))
  return mocks.createMockServer({
    handlers: mocks.handlers,
    verifyPasskey: mocks.verifyPasskey,
    verifyNewPasskey: mocks.verifyNewPasskey,
    fallback: [scripts, ...otherSite, pages, staticFiles(staticDir)],
  })
}

/** Serves both builds of the app, as journeys need them. */
export async function serveBuilds(app: string) {
  const mocks = await loadMocks(app)
  const [production, development] = await Promise.all([
    serve(app, 'client', mocks),
    serve(app, 'development', mocks),
  ])
  return {
    context: { production: production.url, development: development.url, mocks },
    close: () => Promise.all([production.close(), development.close()]),
  }
}
