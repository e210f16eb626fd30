import { hexColor, webAddress } from '../../domain/auth/pinThumbnail.ts'
import { safeHref } from '../../domain/navigation/links.ts'
import type { PromotePin } from '../../domain/promote/promotion.ts'
import type { PinDetailsData } from '../saving/entities/saving.ts'
import { visibleName } from '../../domain/text/visibleName.ts'

/** Converts a pin from the server. Drops unsafe addresses and colors. */
export const toPromotePin = ({
  id,
  title,
  link,
  dominantColor,
  imageSpec_236x,
  video,
  pinner,
}: PinDetailsData): PromotePin => ({
  id,
  title: visibleName(title ?? ''),
  link: safeHref(link),
  imageUrl: webAddress(video?.customCoverImg?.src) ?? webAddress(imageSpec_236x?.url),
  color: hexColor(dominantColor),
  isVideo: video !== null,
  ownerId: pinner?.id || null,
})
