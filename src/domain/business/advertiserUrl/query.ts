import { parseDate } from '../../auth/signup/birthday.ts'
import { encode } from '../../navigation/redirect.ts'
import type { AdvertiserPolicy } from '../../policy/advertiserPolicy.ts'
import type {
  AdvertiserAddress,
  AdvertiserUrlError,
  CampaignInsightsAddress,
  CampaignInsightsDate,
} from './address.ts'
import { isAdObjective, type AdObjective } from './objectives.ts'

/** The parameters of the campaign insights, in the order in which they are written. */
const dateParameters: readonly (readonly [CampaignInsightsDate, name: string])[] = [
  ['startDate', 'start_date'],
  ['endDate', 'end_date'],
  ['compStartDate', 'comp_start_date'],
  ['compEndDate', 'comp_end_date'],
]

/** The query with its question mark; '' if there are no parameters. */
export function queryOf(address: AdvertiserAddress, policy: AdvertiserPolicy): string {
  const pairs = parametersOf(address, policy).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encode(name)}=${encode(value)}`],
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function parametersOf(
  address: AdvertiserAddress,
  policy: AdvertiserPolicy,
): readonly (readonly [name: string, value: string | undefined])[] {
  if (address.page === 'reportingCampaigns')
    return [[policy.objectiveParameter, address.objective ?? address.videoObjective]]
  if (address.page === 'campaignInsights')
    return dateParameters.map(([field, name]) => [name, address[field]])
  return []
}

/** Why the parameters of an address are refused, or null. */
export function queryError(address: AdvertiserAddress, policy: AdvertiserPolicy): AdvertiserUrlError | null {
  if (address.page === 'campaignInsights') return datesError(address)
  if (address.page !== 'reportingCampaigns') return null
  const { objective, videoObjective } = address
  if (objective !== undefined && !isAdObjective(objective))
    return { field: 'objective', reason: 'unknownObjective' }
  const isVideo = (name: string) => !isAdObjective(name) && policy.videoObjectives.includes(name)
  return videoObjective === undefined || isVideo(videoObjective)
    ? null
    : { field: 'videoObjective', reason: 'unknownObjective' }
}

function datesError(address: CampaignInsightsAddress): AdvertiserUrlError | null {
  const { startDate, endDate, compStartDate, compEndDate } = address
  const invalid = dateParameters.find(([field]) => {
    const date = address[field]
    return date !== undefined && parseDate(date) === null
  })
  if (invalid) return { field: invalid[0], reason: 'invalidDate' }
  if (isAfter(startDate, endDate)) return { field: 'startDate', reason: 'startAfterEnd' }
  return isAfter(compStartDate, compEndDate) ? { field: 'compStartDate', reason: 'startAfterEnd' } : null
}

/** ISO dates are in the order of their texts. */
const isAfter = (start: string | undefined, end: string | undefined) =>
  start !== undefined && end !== undefined && start > end

/** The objective in a query, not yet checked. */
export function objectiveIn(
  query: URLSearchParams,
  policy: AdvertiserPolicy,
): { readonly objective?: AdObjective } | { readonly videoObjective: string } {
  const name = query.get(policy.objectiveParameter)
  if (name === null) return {}
  return isAdObjective(name) ? { objective: name } : { videoObjective: name }
}

/** The dates in a query, not yet checked. */
export const datesIn = (query: URLSearchParams): Partial<Record<CampaignInsightsDate, string>> =>
  Object.fromEntries(
    dateParameters.flatMap(([field, name]) => {
      const date = query.get(name)
      return date === null ? [] : [[field, date] as const]
    }),
  )
