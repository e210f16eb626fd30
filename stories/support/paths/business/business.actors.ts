import type { Profile } from '../../../../src/domain/business/profile.ts'
import type { ActorDescription } from '../actorDescription.ts'

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

/** What acting for a business invokes. */
export const businessActors = {
  watchChoice: { does: 'the stored choice is watched' },
  readProfiles: {
    does: 'the profiles are read',
    gives: {
      'the member may act for two businesses': [profileOf('7'), profileOf('8')],
      'a business now requires two-factor': [profileOf('7', false), profileOf('8')],
      'there are no businesses': [],
    },
    call: 'the request for profiles',
  },
  readPinner: {
    does: 'the pin’s page is looked up',
    gives: { 'the profile saved the pin': '1', 'somebody else saved the pin': '2' },
    call: 'the request for the pin',
  },
} satisfies Readonly<Record<string, ActorDescription>>
