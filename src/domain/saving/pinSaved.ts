import { safeHref } from '../navigation/links.ts'
import type { Member } from '../people/member.ts'
import type { PinPromotion } from '../people/promotionLabel.ts'
import { hexColor } from '../auth/pinThumbnail.ts'
import { encode } from '../navigation/redirect.ts'
import { promoteSites, siteTypes, type SiteType } from '../navigation/siteTypes.ts'
import type { SavingPolicy } from '../policy/savingPolicy.ts'
import type { Session } from '../auth/session.ts'
import { mediaOf, type PinMedia, type RawMedia } from './pinMedia.ts'
import { visibleName } from '../text/visibleName.ts'

/** A saved pin, as the dialog shows it. */
export interface SavedPin extends PinPromotion {
  /** '' if it has none. */
  readonly title: string
  /** Null if there is none or it is unsafe. */
  readonly link: string | null
  /** `#rgb` or `#rrggbb`, shown while the picture loads. */
  readonly color: string | null
  readonly media: PinMedia
  /** The owner of the link's domain. */
  readonly officialUser: Member | null
  /** Sent along when that member is followed. Null if there are none. */
  readonly trackingParams: string | null
}

/** A pin from the server, not yet validated. */
export interface RawPin extends RawMedia, Pick<PinPromotion, 'isPromoted' | 'sponsorship'> {
  readonly title: string | null
  readonly link: string | null
  readonly color: string | null
  readonly officialUser: Member | null
  readonly trackingParams: string | null
}

/** Validates a pin from the server: drops unsafe URLs and colors. */
export const savedPinOf = ({ image, original, embed, video, websiteMedia, ...pin }: RawPin): SavedPin => ({
  ...pin,
  title: visibleName(pin.title ?? ''),
  link: safeHref(pin.link),
  color: hexColor(pin.color),
  media: mediaOf({ image, original, embed, video, websiteMedia }),
})

/** `/pin/{id}`, always with a single segment for the ID; null if the ID cannot be a segment. */
export const pinPath = (id: string): string | null =>
  id && !/^\.\.?$/.test(id) ? `/pin/${encode(id)}` : null

/** The target of 'Send'. */
export function sendPath(id: string): string | null {
  const path = pinPath(id)
  return path && `${path}/?share=true`
}

/**
 * The target of 'Promote your Pin'. The pin's ID belongs to the URL in `next`, so it is encoded twice: once within that URL, and once more
 * as part of our own query.
 */
export function promotePath(id: string | null): string {
  const next = `/advertiser/quick_promote${id ? `?pinId=${encode(id)}` : ''}`
  return `/business/convert?next=${encode(next)}`
}

/** What `canQuickPromote` depends on. */
export interface PromoteRequest {
  readonly session: Session | null
  readonly siteType: SiteType
  /** Milliseconds since the epoch, from the platform's clock. */
  readonly now: number
  readonly policy: Pick<SavingPolicy, 'quickPromoteMaxAccountDays'>
}

const day = 86_400_000

/**
 * Whether to offer quick promote: to signed-in members who are neither partners nor excluded, whose account is no older than the limit in
 * full days, on the sites that have it (`promoteSites`), except site type 3. Accounts of unknown age don't qualify. saving.txt §2
 * "Pin-saved dialog".
 */
export function canQuickPromote({ session, siteType, now, policy }: PromoteRequest): boolean {
  if (!session || session.isPartner || session.isQuickPromoteExcluded) return false
  if (siteType === siteTypes.ads || !promoteSites.includes(siteType)) return false
  // NaN without a date, which makes the comparison false.
  const age = Math.floor((now - Date.parse(session.accountCreatedAt ?? '')) / day)
  return age <= policy.quickPromoteMaxAccountDays
}

/** The dialog's links. Null leaves a link out. */
export interface SavedActions {
  readonly sendHref: string | null
  readonly seeHref: string | null
  /** Whether 'See it now' is gray: for partners, and next to a red 'Promote your Pin'. Otherwise it is red. */
  readonly isSeeGray: boolean
  readonly promoteHref: string | null
}

/** The dialog's buttons. */
export function savedActions(pinId: string, request: PromoteRequest): SavedActions {
  const isPromoted = canQuickPromote(request)
  return {
    sendHref: sendPath(pinId),
    seeHref: pinPath(pinId),
    isSeeGray: isPromoted || Boolean(request.session?.isPartner),
    promoteHref: isPromoted ? promotePath(pinId || null) : null,
  }
}

/** Whether to offer following the official user: to signed-in viewers who are not that user and don't follow them yet. */
export const canFollowOfficialUser = (
  session: Pick<Session, 'userId'> | null,
  official: { readonly id: string; readonly isFollowed: boolean } | null,
): boolean => session !== null && official !== null && official.id !== session.userId && !official.isFollowed
