import { bypass, http, isCommonAssetRequest } from 'msw'

/** `./` in the static build, which may lie under any path; `/` elsewhere. */
const base = import.meta.env.BASE_URL

/** The fixtures name pictures from the root of the product's host. In the static build they lie beside the page, wherever that is. */
const pictures = ['/pins/*', '/people/*'].map((path) =>
  http.get(path, ({ request }) =>
    fetch(bypass(new URL(`.${new URL(request.url).pathname}`, document.baseURI))),
  ),
)

let starting: ReturnType<typeof start> | undefined

async function start() {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker(...(base === './' ? pictures : []))
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${base}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame: { data }, defaults }) => {
      const request = typeof data === 'object' && data && 'request' in data ? data.request : null
      if (!(request instanceof Request && isOfTheTool(request))) defaults.error()
    },
  })
  return worker
}

/**
 * Starts the mock network, once. A call that no handler answers is an error: stories work offline and know their calls. Waits for nothing of
 * the story, so that it may begin while the story is fetched.
 */
export const startWorker = () => (starting ??= start())

/** A module, a picture or a font that Vite and Storybook serve, not a call of the product. */
export const isOfTheTool = (request: Request) =>
  isCommonAssetRequest(request) ||
  /\/@|\/virtual:|__vitest|\/sb-|iframe\.html|index\.json|\.(tsx?|mdx|json|css)(\?|$)/.test(request.url)
