'use client'
import type { PromotionLabel } from '../../../domain/people/promotionLabel.ts'
import type { PinToSave } from '../../../domain/saving/board.ts'
import { hostOf, textColorOn } from '../../../domain/saving/linkCard.ts'
import { hexColor } from '../../../domain/auth/pinThumbnail.ts'
import { truncateText } from '../../../domain/text/truncate.ts'
import { people } from '../../../messages/en/people/people.ts'
import { saveToBoard } from '../../../messages/en/saving/saveToBoard.ts'
import { Link } from '../../../ui/actions/Link.tsx'
import { useText } from '../../text.tsx'
import { HeldPicture } from '../pinSaved/HeldPicture.tsx'
import { LinkCard, PreviewRoot } from './PinPreview.styles.ts'
import { visibleName } from '../../../domain/text/visibleName.ts'

export interface PinPreviewProps {
  /** What is shown of the pin: its picture, texts and link. */
  readonly pin: Pick<PinToSave, 'title' | 'description' | 'link' | 'imageUrl' | 'color' | 'isPlayable'>
  /** Says that the pin is paid for. Default: it is not. */
  readonly label?: PromotionLabel | null | undefined
}

const copy = { ...people, ...saveToBoard }

/** Maximum length of a link card's description. Open value. */
const DESCRIPTION = 200

/** The pin being saved: its picture or, without one, a card in its color with its link. */
export function PinPreview({
  pin: { title, description, link, imageUrl, color: given, isPlayable },
  label,
}: PinPreviewProps) {
  const t = useText(copy)
  const color = hexColor(given)
  const text = visibleName(description ?? '') || visibleName(title ?? '')
  const host = hostOf(link)
  return (
    <PreviewRoot data-ui="preview" aria-label={visibleName(title ?? '') || t('saveToBoard.pin')}>
      {imageUrl || (!host && !text) ? (
        <HeldPicture
          isFitted
          isPlayable={isPlayable}
          picture={imageUrl ? { url: imageUrl, width: 0, height: 0 } : null}
          color={color}
        />
      ) : (
        <LinkCard
          data-ui="linkCard"
          // Set by script, because a strict Content-Security-Policy blocks style attributes in the server's HTML.
          ref={(element) => {
            if (!element) return
            element.style.backgroundColor = color ?? ''
            element.style.color = color ? textColorOn(color) : ''
          }}
        >
          {text && (
            <p>
              <bdi>{truncateText(text, DESCRIPTION)}</bdi>
            </p>
          )}
          {host && (
            <Link href={link} target="_blank" dir="ltr">
              {host}
            </Link>
          )}
        </LinkCard>
      )}
      {label && <figcaption>{t(`people.${label}`)}</figcaption>}
    </PreviewRoot>
  )
}
