import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { http, HttpResponse } from 'msw'
import { createMemoryPromoteServices } from '../../mocks/promoteServices.ts'
import type { CampaignQuery } from '../../src/api/promote/promoteServices.ts'
import type { BusinessInfo } from '../../src/domain/promote/promotion.ts'

/** What the example's server knows about its advertiser. Journeys change and read it. */
export const ads = createMemoryPromoteServices()

const { signal } = new AbortController()
const pictures = join(import.meta.dirname, '../../.storybook/public/pins')

/** The calls of example/src/ads.ts, and the pictures of its pins. */
export const adHandlers = [
  http.get('*/ads/account/', async () => HttpResponse.json(await ads.readAccount(signal))),
  http.get('*/ads/pins/', async () => HttpResponse.json(await ads.readPins(signal))),
  http.get('*/ads/tags/', async () => HttpResponse.json(await ads.readTags(signal))),
  http.post('*/ads/consent/', async () => {
    await ads.recordConsent(signal)
    return HttpResponse.json({})
  }),
  http.post<never, BusinessInfo>('*/ads/business/', async ({ request }) => {
    await ads.saveBusinessInfo(await request.json(), signal)
    return HttpResponse.json({})
  }),
  http.post<never, CampaignQuery>('*/ads/find-campaign/', async ({ request }) =>
    HttpResponse.json(await ads.findCampaign(await request.json(), signal)),
  ),
  http.post('*/ads/payment/', () => {
    ads.account = { ...ads.account, hasBillingInfo: true }
    return HttpResponse.json({})
  }),
  http.get<{ name: string }>('*/pins/:name.svg', async ({ params: { name } }) =>
    HttpResponse.xml(await readFile(join(pictures, `${name}.svg`), 'utf8'), {
      headers: { 'content-type': 'image/svg+xml' },
    }),
  ),
]
