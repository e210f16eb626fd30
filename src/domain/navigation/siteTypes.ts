/** The numeric code of each site that an app can be, as sent to the server. auth.txt §9 "Device codes", saving.txt §3 "Site types". */
export const siteTypes = {
  www: 0,
  ads: 3,
  analytics: 4,
  business: 6,
  trends: 7,
  trendsInternal: 8,
  commerce: 10,
  creators: 11,
  planningHub: 12,
  newsroom: 13,
} as const

/**
 * The site that an app is: 0 www, 3 ads, 4 analytics, 6 business, 7 trends, 8 internal trends, 10 commerce, 11 creators, 12 planning hub,
 * 13 newsroom.
 */
export type SiteType = (typeof siteTypes)[keyof typeof siteTypes]

/** The sites that have quick promote. */
export const promoteSites: readonly SiteType[] = [
  siteTypes.www,
  siteTypes.ads,
  siteTypes.analytics,
  siteTypes.trends,
  siteTypes.planningHub,
]
