import { http, HttpResponse } from 'msw'
import { createMemoryPromoteServices } from 'tackboard/mocks'
import type { AdChange, BusinessInfo, CampaignQuery, EstimateQuery } from 'tackboard/promote'

/** What the app's own server knows about the advertiser. */
export const ads = createMemoryPromoteServices()

/** Where its ads are billed, whoever is on a journey; and the clock that they run by. */
export const billing = { country: 'DE', countries: ['AT', 'CH', 'DE'], timeZone: 'Europe/Berlin' }
ads.account = { ...ads.account, ...billing }
ads.offerEstimates()

const { signal } = new AbortController()

/** Answers the calls of src/ads.ts while there is no server: `tackboard-mock --handlers mocks/index.ts`. */
export const handlers = [
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
  http.post<never, EstimateQuery>('*/ads/estimate/', async ({ request }) =>
    HttpResponse.json((await ads.estimate?.(await request.json(), signal)) ?? null),
  ),
  http.post<never, CampaignQuery>('*/ads/find-campaign/', async ({ request }) =>
    HttpResponse.json(await ads.findCampaign(await request.json(), signal)),
  ),
  http.get('*/ads/list/', async () => HttpResponse.json(await ads.readAds(signal))),
  http.post<never, AdChange>('*/ads/update/', async ({ request }) =>
    HttpResponse.json(await ads.updateAd(await request.json(), signal)),
  ),
  http.post('*/ads/payment/', () => {
    ads.account = { ...ads.account, hasBillingInfo: true }
    return HttpResponse.json({})
  }),
]
