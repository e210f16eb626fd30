import { siteTypes, type SiteType } from './siteTypes.ts'

/** The numeric code of each kind of device or site, as sent to the server. auth.txt §9 "Device codes". */
export const deviceCodes = {
  desktop: siteTypes.www,
  phone: 1,
  tablet: 1,
  sterling: siteTypes.ads,
  analytics: siteTypes.analytics,
  business: siteTypes.business,
  trends: siteTypes.trends,
  trendsInternal: siteTypes.trendsInternal,
  commerce: siteTypes.commerce,
  creators: siteTypes.creators,
  planningHubInternal: siteTypes.planningHub,
  newsroom: siteTypes.newsroom,
} as const

export type Device = keyof typeof deviceCodes

/** The number of a kind of device or site. */
export type DeviceCode = (typeof deviceCodes)[Device]

/**
 * The code of the device or site that an app runs on: that of its site, and on the product itself that of the device: a phone or tablet,
 * or a desktop.
 */
export const deviceCodeOf = (siteType: SiteType, isHandheld: boolean): DeviceCode =>
  siteType === siteTypes.www && isHandheld ? deviceCodes.phone : siteType
