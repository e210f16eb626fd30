/** `tackboard/business`: acting for a business. */
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
