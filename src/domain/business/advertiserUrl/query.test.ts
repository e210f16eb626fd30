import { describe, expect, it } from 'vitest'
import { buildAdvertiserUrl } from './buildAdvertiserUrl.ts'

const errorOf = (request: Parameters<typeof buildAdvertiserUrl>[0]) => buildAdvertiserUrl(request).error

describe('N3 dates', () => {
  const insights = { page: 'campaignInsights', campaignId: '1' } as const

  it.each([
    '2026-02-30',
    '26-1-1',
    '2026-1-1',
    '2025-02-29',
    '2026-13-01',
    '0000-01-01',
    '2026-03-01T00:00',
    '',
    ' ',
    '2026-03-01 ',
  ])('refuses %j', (date) => {
    for (const field of ['startDate', 'endDate', 'compStartDate', 'compEndDate'] as const)
      expect(errorOf({ ...insights, [field]: date })).toEqual({ field, reason: 'invalidDate' })
  })

  it('refuses a start after its end, in both periods', () => {
    expect(errorOf({ ...insights, startDate: '2026-03-02', endDate: '2026-03-01' })).toEqual({
      field: 'startDate',
      reason: 'startAfterEnd',
    })
    expect(errorOf({ ...insights, compStartDate: '2026-01-01', compEndDate: '2025-12-31' })).toEqual({
      field: 'compStartDate',
      reason: 'startAfterEnd',
    })
  })

  it('accepts one day, a leap day and periods that overlap', () => {
    const day = '2024-02-29'
    const dates = { startDate: day, endDate: day, compStartDate: '2024-01-01', compEndDate: '2024-12-31' }
    expect(errorOf({ ...insights, ...dates })).toBeNull()
  })
})

describe('§2 Objective shortcuts', () => {
  const policy = { objectiveParameter: 'goal', videoObjectives: ['VIDEO_VIEW_6S', 'TRAFFIC'] }

  it('use the parameter of the policy', () => {
    expect(buildAdvertiserUrl({ page: 'reportingCampaigns', objective: 'TRAFFIC' }, policy).url).toBe(
      '/reporting/campaigns/?goal=TRAFFIC',
    )
  })

  it('include the video variants of the policy', () => {
    const request = { page: 'reportingCampaigns', videoObjective: 'VIDEO_VIEW_6S' } as const
    expect(buildAdvertiserUrl(request, policy).url).toBe('/reporting/campaigns/?goal=VIDEO_VIEW_6S')
    const error = { field: 'videoObjective', reason: 'unknownObjective' }
    expect(errorOf(request)).toEqual(error)
    expect(
      buildAdvertiserUrl({ page: 'reportingCampaigns', videoObjective: 'TRAFFIC' }, policy).error,
    ).toEqual(error)
  })
})
