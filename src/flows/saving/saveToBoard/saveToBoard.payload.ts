import type { SaveRequest } from '../../../../machines/saving/saveToBoard/saveToBoard.types.ts'
import type { PinCreatePayload } from '../../../api/saving/saving.payloads.ts'
import { hexColor, webAddress } from '../../../domain/auth/pinThumbnail.ts'
import { isAdAccountOwner } from '../../../domain/auth/session.ts'

/** The fields that have a value. */
const said = <Fields extends object>(fields: Fields) =>
  // SAFETY: only null and undefined fields are omitted, which are optional.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof Fields]?: NonNullable<Fields[K]>
  }

/** The payload for saving a pin. Invalid URLs and colors are omitted. */
export function pinPayload({ pin, boardId, sectionId, session, method }: SaveRequest): PinCreatePayload {
  return {
    board_id: boardId,
    is_buyable_pin: false,
    ...said({
      section: sectionId,
      pin_id: pin.id,
      clientTrackingParams: pin.trackingParams,
      color: hexColor(pin.color),
      description: pin.description,
      image_url: webAddress(pin.imageUrl),
      link: webAddress(pin.link),
      method,
      title: pin.title,
      alt_text: pin.altText,
      guid: pin.guid,
      image_base64: pin.imageBase64,
      media_upload_id: pin.mediaUploadId,
      is_removable: pin.isRemovable,
      shuffle_asset: pin.shuffleAsset,
      share_facebook: pin.sharesTo?.facebook,
      share_twitter: pin.sharesTo?.twitter,
      advertiser_id: isAdAccountOwner(session) ? null : session.advertiser?.id,
    }),
  }
}
