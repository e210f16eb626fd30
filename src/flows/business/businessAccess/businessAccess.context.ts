'use client'
import { createContext, useContext, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { businessAccessMachine } from '../../../../machines/business/businessAccess/businessAccess.machine.ts'
import { emptyProfile, ownProfile, ownsEntity, type Profile } from '../../../domain/business/profile.ts'
import { useTackboard } from '../../runtime/config.ts'

/** What `<BusinessAccess>` gives to the components below it. */
export interface BusinessAccessValue {
  readonly actor: ActorRefFrom<typeof businessAccessMachine>
  readonly profile: Profile
}

export const BusinessAccessContext = createContext<BusinessAccessValue | null>(null)

/** For whom the viewer works. */
export interface ActingProfile {
  /** The profile: the viewer's own, that of a business, or the empty one (`id: ''`, `user: null`) if none counts. */
  readonly profile: Profile
  /** Whether it is the viewer's own. */
  readonly isOwn: boolean
  /** Whether something belongs to the viewer or to the profile, by the ID of its owner. */
  readonly owns: (ownerId: string | null | undefined) => boolean
}

/**
 * The profile that the viewer acts for, with its name, picture, merchant account, scheduled pins and STL eligibility. Without a
 * `<BusinessAccess>` above, or for members who are no partners, it is the viewer's own. For visitors it is the empty one.
 */
export function useActingProfile(): ActingProfile {
  const { session } = useTackboard()
  const access = useContext(BusinessAccessContext)
  const own = useMemo(() => (session ? ownProfile(session) : emptyProfile), [session])
  const profile = session?.isPartner && access ? access.profile : own
  return {
    profile,
    isOwn: profile.id === own.id && own.id !== '',
    owns: (ownerId) => ownsEntity(ownerId, own.id, profile.id),
  }
}
