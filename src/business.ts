/** `tackboard/business`: the addresses of the advertiser console. */
export { buildAdvertiserUrl } from './domain/business/advertiserUrl/buildAdvertiserUrl.ts'
export { parseAdvertiserUrl } from './domain/business/advertiserUrl/parseAdvertiserUrl.ts'
export { createAdsPage } from './domain/business/advertiserUrl/createAdsPage.ts'
export { adObjectives, type AdObjective } from './domain/business/advertiserUrl/objectives.ts'
export { advertiserRoutes, type AdvertiserPage } from './domain/business/advertiserUrl/routes.ts'
export { schemaTypes, schemaTypeUrl, type SchemaType } from './domain/business/schemaType.ts'
export type { AdvertiserPolicy } from './domain/policy/advertiserPolicy.ts'
export type {
  AdvertiserAddress,
  AdvertiserUrl,
  AdvertiserUrlError,
  AdvertiserUrlRequest,
  PlainAdvertiserPage,
} from './domain/business/advertiserUrl/address.ts'
