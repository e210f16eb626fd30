'use client'
import { durationText, spokenDuration } from '../../../domain/saving/duration.ts'
import type { PinMedia } from '../../../domain/saving/pinMedia.ts'
import { pinSaved } from '../../../messages/en/saving/pinSaved.ts'
import { safeHref } from '../../../ui/actions/safeUrl.ts'
import { useLocale, useText } from '../../text.tsx'
import { HeldPicture, HeldPlace } from './HeldPicture.tsx'
import { Duration, GridRoot, MediaRoot } from './SavedMedia.styles.ts'

export interface SavedMediaProps {
  /** Null: unknown, or still loading. */
  readonly media: PinMedia | null
  /** The dominant colour, `#rrggbb`, of the placeholder. */
  readonly color: string | null
  readonly isPending: boolean
}

/** Makes overflowing content focusable, so that the arrow keys scroll it. */
const keepScrollable = (element: HTMLElement | null) => {
  if (element) element.tabIndex = element.scrollHeight > element.clientHeight ? 0 : -1
}

/** What was saved: a picture, a video with its duration, or a grid of website media. */
export function SavedMedia({ media, color, isPending }: SavedMediaProps) {
  const t = useText(pinSaved)
  const { locale } = useLocale()
  if (media?.kind === 'grid') {
    return (
      <GridRoot data-ui="grid" role="region" aria-label={t('pinSaved.pictures')} ref={keepScrollable}>
        <div>
          {media.pictures.map((picture, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a page may show the same picture twice, and the list never moves
            <HeldPicture key={index} picture={picture} color={color} />
          ))}
        </div>
      </GridRoot>
    )
  }
  if (media?.kind === 'video') {
    const text = durationText(media.duration)
    const spoken = spokenDuration(media.duration, locale)
    return (
      <MediaRoot data-ui="media">
        <HeldPlace picture={media.shape} color={color}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the API has no captions */}
          <video
            src={safeHref(media.src)}
            poster={safeHref(media.poster ?? undefined)}
            controls
            // Load nothing until the user plays it.
            preload="none"
            playsInline
            aria-label={spoken ? t('pinSaved.videoOf', { duration: spoken }) : t('pinSaved.video')}
          />
          {text && <Duration aria-hidden="true">{text}</Duration>}
        </HeldPlace>
      </MediaRoot>
    )
  }
  return (
    <MediaRoot data-ui="media">
      <HeldPicture
        picture={media?.picture}
        color={color}
        isPending={isPending}
        isPlayable={media?.isPlayable}
      />
    </MediaRoot>
  )
}
