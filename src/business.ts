/** `tackboard/business`: acting for a business, and the addresses of the advertiser console. */
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
export { TackboardProvider, type TackboardProviderProps } from './flows/runtime/TackboardProvider.tsx'
export { BusinessAccess, type BusinessAccessProps } from './flows/business/businessAccess/BusinessAccess.tsx'
export {
  ProfileSwitcher,
  type ProfileSwitcherProps,
} from './flows/business/businessAccess/ProfileSwitcher.tsx'
export {
  useActingProfile,
  type ActingProfile,
} from './flows/business/businessAccess/businessAccess.context.ts'
export { useViewedProfile } from './flows/business/viewedProfile/useViewedProfile.ts'
export type { Profile, ProfileUser } from './domain/business/profile.ts'
export type { BusinessPolicy } from './domain/policy/businessPolicy.ts'
export type {
  CampaignInsightsAddress,
  CampaignInsightsDate,
  CampaignReportsAddress,
  ExperimentResultsAddress,
  PageWithId,
  PlainAdvertiserAddress,
  ProductGroupInsightsAddress,
} from './domain/business/advertiserUrl/address.ts'
export type { RouteId } from './domain/business/advertiserUrl/routes.ts'
export type { ProfileStatus } from './domain/business/profile.ts'
export type { InConsole } from './domain/business/advertiserUrl/address.ts'
