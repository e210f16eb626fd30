import { savedPinOf, type SavedPin } from '../../../domain/saving/pinSaved.ts'
import type { PinDetailsData } from './saving.ts'
import { toMember } from '../../people/entities/toMember.ts'

type Cover = NonNullable<PinDetailsData['video']>['customCoverImg']
const coverOf = (cover: Cover) => cover && { url: cover.src, width: cover.width, height: cover.height }

/** Converts a pin from the server for the pin-saved dialog. */
export function toSavedPin({
  title,
  link,
  dominantColor,
  trackingParams,
  imageSpec_236x,
  imageSpec_orig,
  embed,
  video,
  websiteMedia,
  linkDomain,
  isPromoted,
  sponsorshipStatus,
}: PinDetailsData): SavedPin {
  const official = linkDomain?.officialUser
  return savedPinOf({
    title,
    link,
    color: dominantColor,
    trackingParams,
    image: imageSpec_236x,
    original: imageSpec_orig,
    embed,
    video: video && { src: video.src, duration: video.duration, cover: coverOf(video.customCoverImg) },
    websiteMedia: websiteMedia ?? [],
    officialUser: official ? toMember(official) : null,
    isPromoted: isPromoted ?? false,
    sponsorship: sponsorshipStatus,
  })
}
