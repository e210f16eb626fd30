import { bypass, http, isCommonAssetRequest } from 'msw'
import { markReceived } from '../proof/underway.ts'

/** `./` in the static build, which can be served from any path; `/` elsewhere. */
const base = import.meta.env.BASE_URL

/** The fixtures use absolute paths for pictures. In the static build, the pictures are relative to the page. */
const pictures = ['/pins/*', '/people/*'].map((path) =>
  http.get(path, ({ request }) =>
    fetch(bypass(new URL(`.${new URL(request.url).pathname}`, document.baseURI))),
  ),
)

/** Serves the external page's images in the fixtures from our own pictures. */
const pageImages = http.get('https://wren.example/photos/:name', ({ params }) =>
  fetch(bypass(new URL(`pins/${String(params['name']).replace(/\.jpg$/, '.svg')}`, document.baseURI))),
)

/** A frozen page has no mock network, so those images are replaced by our own pictures. */
export const withOwnPictures = (html: string) =>
  html.replaceAll(/(?<=src=")https:\/\/wren\.example\/photos\/(\w+)\.jpg/g, '/pins/$1.svg')

let starting: ReturnType<typeof start> | undefined

async function start() {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker(pageImages, ...(base === './' ? pictures : []))
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${base}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame: { data }, defaults }) => {
      const request = typeof data === 'object' && data && 'request' in data ? data.request : null
      if (!(request instanceof Request && isToolRequest(request))) defaults.error()
    },
  })
  for (const type of ['request:match', 'request:unhandled'] as const)
    worker.events.on(type, ({ request }) => markReceived(request))
  return worker
}

/**
 * Starts the mock network, once. Unhandled requests are errors, because stories must work offline. Independent of the story, so that it
 * can start while the story loads.
 */
export const startWorker = () => (starting ??= start())

/** Whether a request is for a module, picture or font served by Vite or Storybook, rather than a call of the product. */
export const isToolRequest = (request: Request) =>
  isCommonAssetRequest(request) ||
  /\/@|\/virtual:|__vitest|\/sb-|iframe\.html|index\.json|\.(tsx?|mdx|json|css)(\?|$)/.test(request.url)
