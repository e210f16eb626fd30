import type { PageImage } from '../../../../machines/createPin/createPin/createPin.types.ts'
import { pinImageEndpoints } from '../../../api/createPin/createPin.endpoints.ts'
import { foundImagesOf } from '../../../domain/createPin/foundImages.ts'
import { byUsefulness, isUsefulSize } from '../../../domain/createPin/imageSize.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'

const client = memberClientOf(pinImageEndpoints)
const unknown = { width: 0, height: 0 }

/** Measures the images: broken and tiny ones are dropped, the largest come first, and those that load slowly come last. */
async function measured(
  images: readonly Omit<PageImage, 'size'>[],
  { platform: { clock, pictures }, policy }: TackboardConfig,
  signal: AbortSignal,
): Promise<readonly PageImage[]> {
  const patience = new AbortController()
  const timer = clock.setTimeout(() => patience.abort(), policy.timing.pictureMeasure)
  const ended = AbortSignal.any([signal, patience.signal])
  const results = await Promise.all(
    images.map(async (image) => {
      const size = await pictures.measure(image.url, ended)
      return { ...image, size, isSlow: size === null && ended.aborted }
    }),
  )
  clock.clearTimeout(timer)
  return results
    .filter(({ size, isSlow }) => (size ? isUsefulSize(size.width, size.height, policy.createPin) : isSlow))
    .toSorted((a, b) => byUsefulness(a.size ?? unknown, b.size ?? unknown))
    .map(({ url, name, size }) => ({ url, name, size }))
}

/** Reads the images of a page. */
export const findImages = fromCall<readonly PageImage[], { readonly url: string }>(
  async ({ config, input: { url }, signal }) => {
    const payload = { url, scrapeMetric: 'www_url_scrape' } as const
    const { data } = (await client(config).findPinImages(payload, signal)).resource_response
    const items = data.items.map((item) => ({ type: item.type, url: item.url ?? '' }))
    return measured(foundImagesOf(items, config.policy.createPin), config, signal)
  },
)
