import { webAddress } from '../auth/pinThumbnail.ts'
import { isSameId, type Session } from '../auth/session.ts'
import { searchBoards } from '../saving/boardSearch.ts'
import { visibleName } from '../text/visibleName.ts'

/** Who a profile is. */
export interface ProfileUser {
  readonly username: string
  /** The username if the business has no name. */
  readonly businessName: string
  /** Null if there is none or it is unsafe. */
  readonly imageUrl: string | null
  readonly isEligibleForStlTool: boolean
  readonly merchantId: string | null
  readonly scheduledPinCount: number
}

/** A profile that the viewer may act for: their own, or that of a business. */
export interface Profile {
  readonly id: string
  /** What the viewer may do for it. 'OWNER' is the only one with a meaning here. */
  readonly permissions: readonly string[]
  readonly meetsMfaRequirement: boolean
  /** Null for the empty profile. */
  readonly user: ProfileUser | null
}

/** Takes the place of a profile that does not count. It owns nothing. */
export const emptyProfile: Profile = { id: '', permissions: [], meetsMfaRequirement: false, user: null }

/** The viewer's own profile, which always holds OWNER. */
export const ownProfile = (session: Session): Profile => ({
  id: session.userId,
  permissions: ['OWNER'],
  meetsMfaRequirement: true,
  user: {
    username: session.username,
    businessName: visibleName(session.fullName ?? '') || session.username,
    imageUrl: webAddress(session.imageUrl),
    isEligibleForStlTool: session.isEligibleForStlTool ?? false,
    merchantId: session.merchantId ?? null,
    scheduledPinCount: session.scheduledPinCount ?? 0,
  },
})

/** Whether the viewer can act for a profile: they meet its two-factor requirement or own it. */
export const canActFor = ({ meetsMfaRequirement, permissions }: Profile): boolean =>
  meetsMfaRequirement || permissions.includes('OWNER')

/** The profiles of an answer that the viewer can switch to: each once, and without their own, which is always there. */
export function offeredProfiles(profiles: readonly Profile[], ownId: string): readonly Profile[] {
  const byId = new Map(profiles.map((profile) => [profile.id, profile]))
  byId.delete(ownId)
  return [...byId.values()]
}

/** Profiles sorted by business name as the locale sorts, then by username. */
export function sortProfiles(profiles: readonly Profile[], locale: string): readonly Profile[] {
  const { compare } = new Intl.Collator(locale)
  return profiles.toSorted(
    ({ user: a }, { user: b }) =>
      compare(a?.businessName ?? '', b?.businessName ?? '') || compare(a?.username ?? '', b?.username ?? ''),
  )
}

/** The profiles whose business name and username have every typed word, found as boards are. */
export const searchProfiles = (profiles: readonly Profile[], query: string): readonly Profile[] =>
  searchBoards(
    profiles.map((profile) => ({
      name: `${profile.user?.businessName} ${profile.user?.username}`,
      profile,
    })),
    query,
  ).map(({ profile }) => profile)

/** How the viewer's choice of a profile turns out. */
export type ProfileStatus =
  /** The viewer uses their own profile. */
  | 'own'
  /** The viewer acts for a business. */
  | 'acting'
  /** The viewer may no longer act for the chosen profile, because it requires two-factor. */
  | 'mfaRequired'
  /** The chosen profile is no longer offered to the viewer. */
  | 'gone'

export interface ProfileChoice {
  readonly own: Profile
  /** The profiles that the server offers. */
  readonly profiles: readonly Profile[]
  /** ID of the chosen profile; null for the viewer's own. */
  readonly chosenId: string | null
}

export function profileStatus({ own, profiles, chosenId }: ProfileChoice): ProfileStatus {
  if (chosenId === null || chosenId === own.id) return 'own'
  const chosen = profiles.find(({ id }) => id === chosenId)
  if (!chosen) return 'gone'
  return canActFor(chosen) ? 'acting' : 'mfaRequired'
}

/**
 * The profile the viewer acts for: the chosen one if it counts, else the empty one, and their own if it is gone. saving.txt §4
 * "Business access".
 */
export function actingProfile(choice: ProfileChoice): Profile {
  const chosen = choice.profiles.find(({ id }) => id === choice.chosenId)
  const profiles = {
    own: choice.own,
    gone: choice.own,
    mfaRequired: emptyProfile,
    acting: chosen ?? emptyProfile,
  } satisfies Record<ProfileStatus, Profile>
  return profiles[profileStatus(choice)]
}

/** Whether an entity belongs to the viewer or to the profile they act for. Without an ID, it belongs to neither. */
export const ownsEntity = (
  ownerId: string | null | undefined,
  viewerId: string | null | undefined,
  actingId: string | null | undefined,
): boolean => isSameId(ownerId, viewerId) || isSameId(ownerId, actingId)
