/** The numeric code of each kind of device or site, as sent to the server. auth.txt §9 "Device codes". */
export const deviceCodes = {
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
} as const

export type Device = keyof typeof deviceCodes
