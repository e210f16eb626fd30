/** The numeric code of each site the product runs on, as sent to the server. saving.txt §3 "site types". */
export const siteTypes = {
  www: 0,
  ads: 3,
  analytics: 4,
  trends: 7,
  planningHub: 12,
} as const

/** The site the product runs on: 0 www, 3 ads, 4 analytics, 7 trends, 12 planning hub. */
export type SiteType = (typeof siteTypes)[keyof typeof siteTypes]
