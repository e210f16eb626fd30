'use client'
import { useState, type ReactNode } from 'react'
import type { PictureSize, SizedPicture } from '../../../domain/saving/pinMedia.ts'
import { safeHref } from '../../../ui/actions/safeUrl.ts'
import { Icon } from '../../../ui/layout/icons.tsx'
import { HeldRoot } from './HeldPicture.styles.ts'

export interface HeldPlaceProps {
  /** Sets the aspect ratio; without a size it is 3:4. */
  readonly picture?: PictureSize | null | undefined
  /** The dominant color, `#rrggbb`; null when unknown. */
  readonly color: string | null
  /** Whether the picture covers its place, so that the color is no longer needed. Default: false. */
  readonly isLoaded?: boolean | undefined
  readonly children?: ReactNode
}

/** A placeholder with a picture's shape and color, so that nothing moves when the picture loads. */
export const HeldPlace = ({ picture, color, isLoaded, children }: HeldPlaceProps) => (
  <HeldRoot
    data-ui="held"
    data-tinted={color ? '' : undefined}
    data-loaded={isLoaded || undefined}
    // Set by script, because a strict Content-Security-Policy blocks style attributes in the server's HTML.
    ref={(element) => {
      if (!element) return
      element.style.backgroundColor = isLoaded ? '' : (color ?? '')
      element.style.aspectRatio =
        picture?.width && picture.height ? `${picture.width} / ${picture.height}` : ''
    }}
  >
    {children}
  </HeldRoot>
)

export interface HeldPictureProps extends Pick<HeldPlaceProps, 'color'> {
  /** Without a size, its place is 3:4. */
  readonly picture?: SizedPicture | null | undefined
  /** Marks the picture as that of something that can be played. Default: false. */
  readonly isPlayable?: boolean | undefined
  /** It is loading: the placeholder stays empty. */
  readonly isPending?: boolean | undefined
  /** Whether a picture of unknown size gets a place of the same shape once it has loaded, from 3:4 to 16:9. Default: it is cropped. */
  readonly isFitted?: boolean | undefined
}

/** The original picture as a source for denser screens; undefined if there is none, or it failed to load. */
function denser({ original, width }: SizedPicture, failed: string | undefined): string | undefined {
  const address = safeHref(original?.url)
  if (!original || address === undefined) return undefined
  const source = `${address} ${original.width / width}x`
  return source === failed ? undefined : source
}

/** The shape of a picture, within limits: neither a strip nor a tower. */
const shapeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  Math.min(Math.max(naturalWidth / naturalHeight, 3 / 4), 16 / 9)

/**
 * A picture in its placeholder. If it is missing, unsafe or fails to load, the color and an icon remain. Screen
 * readers skip it, because text describes it.
 */
export function HeldPicture({
  picture,
  color,
  isPending,
  isPlayable = false,
  isFitted = false,
}: HeldPictureProps) {
  const [failed, setFailed] = useState<string>()
  const [loaded, setLoaded] = useState<string>()
  const [shape, setShape] = useState(3 / 4)
  const src = picture?.url === failed ? undefined : safeHref(picture?.url)
  const srcSet = picture ? denser(picture, failed) : undefined
  const onLoad = (element: HTMLImageElement) => {
    setLoaded(src)
    setShape(shapeOf(element))
  }
  return (
    <HeldPlace
      picture={picture && isFitted && src === loaded ? { ...picture, width: shape, height: 1 } : picture}
      color={color}
      isLoaded={src !== undefined && src === loaded}
    >
      {src ? (
        <img
          // A new element, because the old one is `complete` with its former picture.
          key={`${src} ${srcSet ?? ''}`}
          src={src}
          srcSet={srcSet}
          alt=""
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
          // Without the original, the small picture may still load.
          onError={() => setFailed(srcSet ?? src)}
          // It may have loaded or failed before React attached the handlers.
          ref={(element) => {
            if (!element?.complete) return
            if (element.naturalWidth) onLoad(element)
            else setFailed(srcSet ?? src)
          }}
        />
      ) : (
        !isPending && (
          <Icon path="M6 4h12a2 2 0 012 2v12a2 2 0 01-2 2H6a2 2 0 01-2-2V6a2 2 0 012-2M4 16l5-5 5 5 2-2 4 4M15 9v.01" />
        )
      )}
      {isPlayable && (
        <span data-at="mark">
          <Icon path="M8 5l11 7-11 7z" />
        </span>
      )}
    </HeldPlace>
  )
}
