import * as fc from 'fast-check'
import { anyText } from '../../../text/testing/anyText.ts'
import type { AdvertiserAddress } from '../address.ts'
import { idFault, prefixFault } from '../idFault.ts'
import { adObjectives } from '../objectives.ts'
import { advertiserPages, type AdvertiserPage } from '../routes.ts'

/** IDs as servers send them, and any other text that can be a segment. */
const anyId = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 18n }).map(String),
  anyText(20).filter((id) => !idFault(id)),
  fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => !idFault(id)),
  fc.constantFrom(
    'a/b',
    '%',
    '%2f',
    '?',
    '#',
    '{campaignId}',
    '$&',
    'advertiser',
    "!'()*~",
    '...',
    'constructor',
  ),
)
const advertiserId = anyId.filter((id) => !prefixFault(id))

const anyDate = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const dates = { startDate: anyDate, endDate: anyDate, compStartDate: anyDate, compEndDate: anyDate }
const isPeriod = (start = '', end = '9999-12-31') => start <= end

/** Any request for a page that can be built, if the policy lists the video variant `VIDEO_VIEW_6S`. */
export function anyRequestFor(page: AdvertiserPage): fc.Arbitrary<AdvertiserAddress> {
  switch (page) {
    case 'experimentResults':
      return fc.record(
        { page: fc.constant(page), advertiserId, experimentId: anyId },
        { requiredKeys: ['page', 'experimentId'] },
      )
    case 'campaignInsightsProductGroup':
      return fc.record(
        { page: fc.constant(page), advertiserId, campaignId: anyId, productGroupId: anyId },
        { requiredKeys: ['page', 'campaignId', 'productGroupId'] },
      )
    case 'campaignInsights':
      return fc
        .record(
          { page: fc.constant(page), advertiserId, campaignId: anyId, ...dates },
          { requiredKeys: ['page', 'campaignId'] },
        )
        .filter(({ startDate, endDate }) => isPeriod(startDate, endDate))
        .filter(({ compStartDate, compEndDate }) => isPeriod(compStartDate, compEndDate))
    case 'reportingCampaigns':
      return fc.oneof(
        fc.record(
          { page: fc.constant(page), advertiserId, objective: fc.constantFrom(...adObjectives) },
          { requiredKeys: ['page'] },
        ),
        fc.record(
          { page: fc.constant(page), advertiserId, videoObjective: fc.constant('VIDEO_VIEW_6S') },
          { requiredKeys: ['page', 'videoObjective'] },
        ),
      )
    default:
      return fc.record({ page: fc.constant(page), advertiserId }, { requiredKeys: ['page'] })
  }
}

/** Any request that can be built. */
export const anyRequest: fc.Arbitrary<AdvertiserAddress> = fc
  .constantFrom(...advertiserPages)
  .chain(anyRequestFor)
