import type { AdvertiserUrlRequest } from '../address.ts'

/** Objective shortcuts, "AWARENESS, TRAFFIC, APP_INSTALL, …". Written by hand from saving.txt §2, like the addresses. */
export const goldenObjectives = [
  ['AWARENESS', '/reporting/campaigns/?objective_type=AWARENESS'],
  ['TRAFFIC', '/reporting/campaigns/?objective_type=TRAFFIC'],
  ['APP_INSTALL', '/reporting/campaigns/?objective_type=APP_INSTALL'],
  ['CATALOG_SALES', '/reporting/campaigns/?objective_type=CATALOG_SALES'],
  ['WEB_CONVERSION', '/reporting/campaigns/?objective_type=WEB_CONVERSION'],
  ['VIDEO_VIEW', '/reporting/campaigns/?objective_type=VIDEO_VIEW'],
  ['PURCHASE', '/reporting/campaigns/?objective_type=PURCHASE'],
  ['IMPRESSION', '/reporting/campaigns/?objective_type=IMPRESSION'],
  ['BILLABLE_ENGAGEMENT', '/reporting/campaigns/?objective_type=BILLABLE_ENGAGEMENT'],
  ['TEMPORARY_SHOPPING', '/reporting/campaigns/?objective_type=TEMPORARY_SHOPPING'],
] as const

const insights = { page: 'campaignInsights', campaignId: '7' } as const
const [start, end, compStart, compEnd] = ['2026-03-01', '2026-03-31', '2025-03-01', '2025-03-31']

/** "/campaign-insights/{campaignId}/ with optional start_date, end_date, comp_start_date, comp_end_date". */
export const goldenDates: readonly (readonly [AdvertiserUrlRequest, url: string])[] = [
  [insights, '/campaign-insights/7/'],
  [{ ...insights, startDate: start }, '/campaign-insights/7/?start_date=2026-03-01'],
  [{ ...insights, endDate: end }, '/campaign-insights/7/?end_date=2026-03-31'],
  [{ ...insights, compStartDate: compStart }, '/campaign-insights/7/?comp_start_date=2025-03-01'],
  [{ ...insights, compEndDate: compEnd }, '/campaign-insights/7/?comp_end_date=2025-03-31'],
  [
    { ...insights, compEndDate: compEnd, compStartDate: compStart, endDate: end, startDate: start },
    '/campaign-insights/7/?start_date=2026-03-01&end_date=2026-03-31&comp_start_date=2025-03-01&comp_end_date=2025-03-31',
  ],
]
