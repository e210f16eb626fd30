'use client'
import type { PinMedia } from '../../../domain/saving/pinMedia.ts'
import { pinSaved } from '../../../messages/en/saving/pinSaved.ts'
import { useText } from '../../text.tsx'
import { HeldPicture } from './HeldPicture.tsx'
import { PinVideo } from './PinVideo.tsx'
import { GridRoot, MediaRoot } from './SavedMedia.styles.ts'

export interface SavedMediaProps {
  /** Null: unknown, or still loading. */
  readonly media: PinMedia | null
  /** The dominant color, `#rrggbb`, of the placeholder. */
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
    return (
      <MediaRoot data-ui="media">
        {/* Another video starts from the beginning. */}
        <PinVideo key={media.src} media={media} color={color} />
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
