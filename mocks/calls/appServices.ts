import type { AdServices, PromoteServices } from '../../src/api/promote/promoteServices.ts'

/** What a function of the app's `services` answers with. An optional one says so. */
type Meanings<Services> = Readonly<Record<keyof Services, string>>

/** For `QuickPromote`: the specification shows no call for these, so the app makes its own. */
export const promoteServiceMeanings: Meanings<PromoteServices> = {
  readAccount: 'What is there of the ad account: billing, the business’s address and data, and consent.',
  readPins: 'The member’s pins that can be promoted, newest first.',
  readTags: 'The advertiser’s conversion tags.',
  recordConsent: 'Records that the member consents to ads.',
  saveBusinessInfo: 'Keeps the name, address and tax ID of the business.',
  findCampaign:
    'The ID of the ad if it exists, else null. Asked when the answer to the promote call was lost.',
  estimate: 'How many people and clicks a budget may bring, or null. Optional.',
}

/** For `AdsPage`. */
export const adServiceMeanings: Meanings<AdServices> = {
  readAds: 'The member’s ads, in the order of the list.',
  updateAd: 'Pauses, resumes or stops an ad, or changes its budget and end, and answers with it.',
  readAccount: 'The ad account, whose currency and time zone a change of budget or end is in. Optional.',
}
