import { isCommonAssetRequest } from 'msw'

/** Starts the mock network. A call that no handler answers is an error: stories work offline and know their calls. */
export async function startWorker() {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame: { data }, defaults }) => {
      const request = typeof data === 'object' && data && 'request' in data ? data.request : null
      if (!(request instanceof Request && isOfTheTool(request))) defaults.error()
    },
  })
  return worker
}

/** A module, a picture or a font that Vite and Storybook serve, not a call of the product. */
export const isOfTheTool = (request: Request) =>
  isCommonAssetRequest(request) ||
  /\/@|\/virtual:|__vitest|\/sb-|iframe\.html|index\.json|\.(tsx?|mdx|json|css)(\?|$)/.test(request.url)
