import { safeHref } from '../navigation/links.ts'
import type { Member } from '../people/member.ts'
import { hexColor, webAddress } from '../auth/pinThumbnail.ts'
import { encode } from '../navigation/redirect.ts'
import type { SavingPolicy } from '../policy/savingPolicy.ts'
import type { Session } from '../auth/session.ts'

/** Where the product runs. saving.txt §3: www 0, ads 3, analytics 4, trends 7, planning hub 12. */
export type SiteType = 0 | 3 | 4 | 7 | 12

/** A picture and its size in px; 0 where it is unknown. */
export interface SizedPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** What the dialog shows of a pin. saving.txt §2 "Media". */
export type PinMedia =
  | { readonly kind: 'image'; readonly picture: SizedPicture | null }
  | {
      readonly kind: 'video'
      readonly src: string
      readonly poster: string | null
      readonly duration: number
    }
  | { readonly kind: 'grid'; readonly pictures: readonly SizedPicture[] }

/** Media as a server tells of it. */
export interface RawMedia {
  readonly image: SizedPicture | null
  readonly video: { readonly src: string; readonly duration: number; readonly coverUrl: string | null } | null
  readonly websiteMedia: readonly SizedPicture[]
}

const size = (length: number) => (length > 0 && length < Infinity ? length : 0)

const shown = ({ url, width, height }: SizedPicture): readonly SizedPicture[] => {
  const address = webAddress(url)
  return address === null ? [] : [{ url: address, width: size(width), height: size(height) }]
}

/** More than one item of website media is a grid; else a video is one, and everything else the picture, if there is one. E16. */
export function mediaOf({ image, video, websiteMedia }: RawMedia): PinMedia {
  const pictures = websiteMedia.flatMap(shown)
  if (pictures.length > 1) return { kind: 'grid', pictures }
  const src = webAddress(video?.src)
  if (video && src !== null)
    return {
      kind: 'video',
      src,
      poster: webAddress(video.coverUrl) ?? webAddress(image?.url),
      duration: video.duration,
    }
  return { kind: 'image', picture: (image && shown(image)[0]) ?? pictures[0] ?? null }
}

/** A pin that was saved, as the dialog knows it. saving.txt §3. */
export interface SavedPin {
  /** '' when it has none. */
  readonly title: string
  /** Where it leads; null where that may not be followed. A17. */
  readonly link: string | null
  /** `#rgb` or `#rrggbb`; it holds the picture's place. A20. */
  readonly color: string | null
  readonly media: PinMedia
  /** Who the domain of its link belongs to. */
  readonly officialUser: Member | null
}

/** A pin as a server tells of it. */
export interface RawPin extends RawMedia {
  readonly title: string | null
  readonly link: string | null
  readonly color: string | null
  readonly officialUser: Member | null
}

/** A pin of which only what may be shown is left. */
export const savedPinOf = ({ title, link, color, officialUser, ...media }: RawPin): SavedPin => ({
  title: (title ?? '').trim(),
  link: safeHref(link),
  color: hexColor(color),
  media: mediaOf(media),
  officialUser,
})

/** `/pin/{id}`: always one segment; null for an id that can be none. A15. */
export const pinPath = (id: string): string | null =>
  id && !/^\.\.?$/.test(id) ? `/pin/${encode(id)}` : null

/** Where 'Send' leads. saving.txt §2. */
export function sendPath(id: string): string | null {
  const path = pinPath(id)
  return path && `${path}/?share=true`
}

/**
 * Where 'Promote your Pin' leads. saving.txt §2 gives `/business/convert` a `next` of `/advertiser/quick_promote`, "plus ?pinId when the
 * pin id is known": the question mark begins a query of the page that comes next, so the id stands in `next`, encoded once for that
 * page and once more as a value of our own query.
 */
export function promotePath(id: string | null): string {
  const next = `/advertiser/quick_promote${id ? `?pinId=${encode(id)}` : ''}`
  return `/business/convert?next=${encode(next)}`
}

/** The viewer, where they are, and when. */
export interface PromoteRequest {
  readonly session: Session | null
  readonly siteType: SiteType
  /** Milliseconds since the epoch, by the platform's clock. */
  readonly now: number
  readonly policy: Pick<SavingPolicy, 'quickPromoteMaxAccountDays'>
}

const day = 86_400_000

/**
 * Whether quick promote is offered: signed in, no partner, not excluded, the account not older than the threshold in whole days, not on
 * site type 3. An account whose age nobody knows is not known to be young enough. saving.txt §2.
 */
export function canQuickPromote({ session, siteType, now, policy }: PromoteRequest): boolean {
  if (!session || session.isPartner || session.isQuickPromoteExcluded || siteType === 3) return false
  // No date at all gives NaN, which is not greater, less or equal.
  const age = Math.floor((now - Date.parse(session.accountCreatedAt ?? '')) / day)
  return age <= policy.quickPromoteMaxAccountDays
}

/** The dialog's links and which of them are offered; null: it is left out. */
export interface SavedActions {
  readonly sendHref: string | null
  readonly seeHref: string | null
  /** Gray for a partner, and beside a red 'Promote your Pin'; else it is the one red button. */
  readonly isSeeGray: boolean
  readonly promoteHref: string | null
}

/** The dialog's buttons. saving.txt §2. */
export function savedActions(pinId: string, request: PromoteRequest): SavedActions {
  const isPromoted = canQuickPromote(request)
  return {
    sendHref: sendPath(pinId),
    seeHref: pinPath(pinId),
    isSeeGray: isPromoted || Boolean(request.session?.isPartner),
    promoteHref: isPromoted ? promotePath(pinId || null) : null,
  }
}

/** Whether the official user of the link's domain is offered to follow: to a viewer who is signed in, is not that user and does not follow it. */
export const canFollowOfficialUser = (
  session: Pick<Session, 'userId'> | null,
  official: { readonly id: string; readonly isFollowed: boolean } | null,
): boolean => session !== null && official !== null && official.id !== session.userId && !official.isFollowed
