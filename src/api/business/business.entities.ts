import * as v from 'valibot'
import { webAddress } from '../../domain/auth/pinThumbnail.ts'
import type { Profile } from '../../domain/business/profile.ts'
import { listOf, nonEmptySchema, object } from '../response.ts'
import { visibleName } from '../../domain/text/visibleName.ts'

const text = v.optional(v.nullable(v.string()), null)

/** A profile from the server. */
export const profileSchema = object({
  id: nonEmptySchema,
  permissions: v.optional(v.nullable(v.array(v.string())), null),
  viewerMeetsMfaRequirement: v.optional(v.boolean(), false),
  user: object({
    username: nonEmptySchema,
    businessName: text,
    imgUrl: text,
    eligibleForStlTool: v.optional(v.nullable(v.boolean()), null),
    merchantId: text,
    scheduledPinCount: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  }),
})
export type ProfileData = v.InferOutput<typeof profileSchema>

/** The profiles of a response. A malformed one is left out, so that it does not hide the others. */
export const profilesSchema = object({
  profiles: v.pipe(
    listOf(profileSchema),
    v.transform((items): readonly ProfileData[] => items.filter((item) => item !== null)),
  ),
})

/** Converts a profile from the server. Drops an unsafe picture. */
export const toProfile = ({ id, permissions, viewerMeetsMfaRequirement, user }: ProfileData): Profile => ({
  id,
  permissions: permissions ?? [],
  meetsMfaRequirement: viewerMeetsMfaRequirement,
  user: {
    username: user.username,
    businessName: visibleName(user.businessName ?? '') || user.username,
    imageUrl: webAddress(user.imgUrl),
    isEligibleForStlTool: user.eligibleForStlTool ?? false,
    merchantId: user.merchantId || null,
    scheduledPinCount: user.scheduledPinCount ?? 0,
  },
})
