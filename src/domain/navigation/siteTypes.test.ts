import { expect, expectTypeOf, it } from 'vitest'
import { deviceCodeOf, deviceCodes, type DeviceCode } from './deviceCodes.ts'
import { promoteSites, siteTypes, type SiteType } from './siteTypes.ts'

it('§3 Site types: www 0, ads 3, analytics 4, trends 7, planning hub 12, which have quick promote', () => {
  expect(promoteSites).toEqual([0, 3, 4, 7, 12])
  expect(siteTypes).toMatchObject({ www: 0, ads: 3, analytics: 4, trends: 7, planningHub: 12 })
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

const sites: Readonly<Record<keyof typeof siteTypes, readonly [desktop: DeviceCode, handheld: DeviceCode]>> =
  {
    www: [0, 1],
    ads: [3, 3],
    analytics: [4, 4],
    business: [6, 6],
    trends: [7, 7],
    trendsInternal: [8, 8],
    commerce: [10, 10],
    creators: [11, 11],
    planningHub: [12, 12],
    newsroom: [13, 13],
  }

it.each(Object.entries(sites))('§9 an attempt on the site %s is logged with the codes %j', (name, codes) => {
  // SAFETY: a key of the table.
  const siteType = siteTypes[name as keyof typeof siteTypes]
  expect([deviceCodeOf(siteType, false), deviceCodeOf(siteType, true)]).toEqual(codes)
})

it('§9 every device code is that of a site, or of a phone or tablet', () => {
  const reached = new Set(Object.values(sites).flat())
  expect(Object.values(deviceCodes).filter((code) => !reached.has(code))).toEqual([])
  expectTypeOf<Exclude<DeviceCode, SiteType>>().toEqualTypeOf<1>()
})
