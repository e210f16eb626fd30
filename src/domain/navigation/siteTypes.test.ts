import { expect, it } from 'vitest'
import { deviceCodes } from './deviceCodes.ts'
import { siteTypes } from './siteTypes.ts'

it('§3 Site types: www 0, ads 3, analytics 4, trends 7, planning hub 12', () => {
  expect(siteTypes).toEqual({ www: 0, ads: 3, analytics: 4, trends: 7, planningHub: 12 })
})

it('§9 Device codes keep the values of the spec', () => {
  expect(deviceCodes).toEqual({
    desktop: 0,
    phone: 1,
    tablet: 1,
    sterling: 3,
    analytics: 4,
    business: 6,
    trends: 7,
    trendsInternal: 8,
    commerce: 10,
    creators: 11,
    planningHubInternal: 12,
    newsroom: 13,
  })
})
