import type { PromoteAccount, PromotePin } from '../../../../src/domain/promote/promotion.ts'
import type { ActorDescription } from '../actorDescription.ts'
import { promoteDraft, promotePin } from './promoteSamples.ts'

const ready: PromoteAccount = {
  hasBusinessAddress: true,
  hasBusinessInfo: true,
  hasValidBillingProfile: true,
  hasBillingInfo: true,
  hasConsented: true,
}
const withoutBilling = { ...ready, hasValidBillingProfile: false, hasBillingInfo: false }
const withoutBusiness = { ...withoutBilling, hasBusinessAddress: false, hasBusinessInfo: false }

const opened = (account: PromoteAccount, pin: PromotePin | null = promotePin) => ({
  account,
  pin,
  isPinGone: false,
  draft: null,
})

const info = {
  name: 'a',
  addressLine1: 'a',
  addressLine2: '',
  city: 'a',
  region: '',
  postalCode: '1',
  country: 'DE',
  taxId: '',
}

/** What promoting a pin invokes. */
export const promoteActors = {
  open: {
    does: 'the account, the pin and the draft are read',
    gives: {
      'the advertiser can promote at once': opened(ready),
      'a way to pay is missing': opened(withoutBilling),
      'business details are missing': opened(withoutBusiness),
      'consent is missing': opened({ ...ready, hasConsented: false }),
      'no pin is chosen': opened(ready, null),
      'the pin belongs to somebody else': opened(ready, { ...promotePin, ownerId: '2' }),
      'there is a draft': { ...opened(ready), draft: promoteDraft },
    },
    call: 'the request for the account',
  },
  recordConsent: {
    does: 'the consent is recorded',
    gives: { 'the consent is recorded': undefined },
    call: 'the request to record the consent',
  },
  pinSelection: {
    does: 'the member chooses a pin',
    gives: {
      'choose a pin': { outcome: 'chosen', pin: promotePin },
      'close the list of pins': { outcome: 'cancelled' },
    },
  },
  tagSelection: {
    does: 'the member chooses a tag',
    gives: {
      'choose a tag': { outcome: 'chosen', tag: { conversionTagId: '1', conversionEvent: 'checkout' } },
      'close the list of tags': { outcome: 'cancelled' },
    },
  },
  businessInfo: {
    does: 'the member fills in the business form',
    gives: {
      'save the business details': { outcome: 'saved', info },
      'go back from the business form': { outcome: 'back', info },
      'close the business form': { outcome: 'closed', info },
    },
  },
  createCampaign: {
    does: 'the ad is created',
    gives: { 'the server creates the ad': '7001' },
    call: 'the request to create the ad',
  },
  findCampaign: {
    does: 'the app looks for the ad',
    gives: { 'the ad exists': '7001', 'the ad does not exist': null },
    call: 'the search for the ad',
  },
  readAccount: {
    does: 'the account is read again',
    gives: { 'there is a way to pay': ready, 'there is no way to pay yet': withoutBilling },
    call: 'the request for the account',
  },
  saveDraft: {
    does: 'the draft is stored',
    gives: { 'the browser stores the draft': true, 'the browser stores nothing': false },
  },
  watchDraft: { does: 'the drafts of other tabs are watched' },
  readPins: {
    does: 'the pins are read',
    gives: { 'there are pins': [promotePin], 'there are no pins': [] },
    call: 'the request for pins',
  },
  readTags: {
    does: 'the tags are read',
    gives: { 'there are tags': [{ id: '1', name: 'a', events: ['checkout'] }], 'there are no tags': [] },
    call: 'the request for tags',
  },
  saveBusinessInfo: {
    does: 'the business details are saved',
    gives: { 'the app saves the details': undefined },
    call: 'the request to save the details',
  },
} satisfies Readonly<Record<string, ActorDescription>>
