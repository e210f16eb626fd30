import type { PromoteServices } from '../../src/promote.ts'

/** The pin's answer, as the server sends it. */
const pin = {
  id: '21',
  title: 'Guided walks along the ridge',
  link: 'https://wren.example/walks',
  dominantColor: '#b98a7a',
  imageSpec_236x: null,
  video: null,
  pinner: { id: '1' },
}
const text = JSON.stringify({ resource_response: { data: pin } })

/** Answers every request with the pin, at once. */
export const fetchPin = () =>
  Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }))

/** An advertiser who lacks nothing, so that the page opens. */
export const services: PromoteServices = {
  readAccount: async () => ({
    hasBusinessAddress: true,
    hasBusinessInfo: true,
    hasValidBillingProfile: true,
    hasBillingInfo: true,
    hasConsented: true,
  }),
  readPins: async () => [],
  readTags: async () => [],
  recordConsent: async () => undefined,
  saveBusinessInfo: async () => undefined,
  findCampaign: async () => null,
}
