import type { AdvertiserUrlError } from '../../../src/business.ts'

const fields: Readonly<Record<AdvertiserUrlError['field'], string>> = {
  advertiserId: 'advertiser ID',
  managedClientId: 'managed client ID',
  experimentId: 'experiment ID',
  campaignId: 'campaign ID',
  productGroupId: 'product group ID',
  startDate: 'start date',
  endDate: 'end date',
  compStartDate: 'start date to compare with',
  compEndDate: 'end date to compare with',
  objective: 'objective',
  videoObjective: 'video objective',
}

const reasons: Readonly<Record<AdvertiserUrlError['reason'], string>> = {
  empty: 'is missing',
  dotSegment: 'is “.” or “..”, which a browser reads as a step in the path',
  controlCharacter: 'has a control character in it, such as a line break',
  whitespace: 'has a space in it',
  loneSurrogate: 'ends in the middle of a character',
  reserved: 'is the name of a page',
  invalidDate: 'isn’t a calendar date such as 2026-03-31',
  startAfterEnd: 'is after the end date',
  unknownObjective: 'isn’t one of the known objectives',
}

/** Why there is no address, in plain words. */
export const addressWords = ({ field, reason }: AdvertiserUrlError): string =>
  `The ${fields[field]} ${reasons[reason]}.`
