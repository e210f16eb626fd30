import { savedPinOf, type SavedPin } from '../../../domain/saving/pinSaved.ts'
import type { PinDetailsData } from './saving.ts'
import { toMember } from '../../people/entities/toMember.ts'

/** Converts a pin from the server for the pin-saved dialog. saving.txt §3, §7. */
export function toSavedPin({
  title,
  link,
  dominantColor,
  imageSpec_236x,
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
    image: imageSpec_236x,
    video: video && { src: video.src, duration: video.duration, coverUrl: video.customCoverImg?.src ?? null },
    websiteMedia: websiteMedia ?? [],
    officialUser: official ? toMember(official) : null,
    isPromoted: isPromoted ?? false,
    sponsorship: sponsorshipStatus,
  })
}
