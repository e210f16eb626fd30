'use client'
import { durationText, spokenDuration } from '../../../domain/saving/duration.ts'
import type { PinMedia } from '../../../domain/saving/pinSaved.ts'
import { pinSaved } from '../../../messages/en/saving/pinSaved.ts'
import { safeHref } from '../../../ui/actions/safeUrl.ts'
import { useLocale, useText } from '../../text.tsx'
import { HeldPicture, HeldPlace } from './HeldPicture.tsx'

export interface SavedMediaProps {
  /** Null: not known, or not yet. */
  readonly media: PinMedia | null
  /** The dominant colour, `#rrggbb`; it holds the picture's place. */
  readonly color: string | null
  readonly isPending: boolean
}

/** What is too high for its room must itself take focus, so that the arrow keys scroll it. */
const keepScrollable = (element: HTMLElement | null) => {
  if (element) element.tabIndex = element.scrollHeight > element.clientHeight ? 0 : -1
}

/** The picture, the video with its duration, or the grid of website media that was saved. saving.txt §2. Styles: `savedMediaStyles`. */
export function SavedMedia({ media, color, isPending }: SavedMediaProps) {
  const t = useText(pinSaved)
  const { locale } = useLocale()
  if (media?.kind === 'grid') {
    return (
      <div data-ui="grid" role="region" aria-label={t('pinSaved.pictures')} ref={keepScrollable}>
        <div>
          {media.pictures.map((picture, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a page may show the same picture twice, and the list never moves
            <HeldPicture key={index} picture={picture} color={color} />
          ))}
        </div>
      </div>
    )
  }
  if (media?.kind === 'video') {
    const text = durationText(media.duration)
    const spoken = spokenDuration(media.duration, locale)
    return (
      <div data-ui="media">
        <HeldPlace color={color}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a video's fields are all that is known of it, and captions are none of them (saving.txt §3) */}
          <video
            src={safeHref(media.src)}
            poster={safeHref(media.poster ?? undefined)}
            controls
            // Nothing is fetched before somebody wants to see it.
            preload="none"
            playsInline
            aria-label={spoken ? t('pinSaved.videoOf', { duration: spoken }) : t('pinSaved.video')}
          />
          {text && (
            <span data-at="duration" aria-hidden="true">
              {text}
            </span>
          )}
        </HeldPlace>
      </div>
    )
  }
  return (
    <div data-ui="media">
      <HeldPicture picture={media?.picture} color={color} isPending={isPending} />
    </div>
  )
}
