import type { Profile } from '../../src/domain/business/profile.ts'
import type { ActorOutcomes } from '../paths/actorOutcomes.ts'

export const profileOf = (id: string, meetsMfaRequirement = true): Profile => ({
  id,
  permissions: [],
  meetsMfaRequirement,
  user: {
    username: `business${id}`,
    businessName: `Business ${id}`,
    imageUrl: null,
    isEligibleForStlTool: false,
    merchantId: null,
    scheduledPinCount: 0,
  },
})

/** The actors of acting for a business. */
export const businessActors = {
  watchChoice: {},
  readProfiles: {
    gives: [[profileOf('7'), profileOf('8')], [profileOf('7', false), profileOf('8')], []],
    isCall: true,
  },
  readPinner: { gives: ['1', '2'], isCall: true },
} satisfies Readonly<Record<string, ActorOutcomes>>
