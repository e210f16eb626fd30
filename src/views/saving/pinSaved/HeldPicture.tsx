'use client'
import { useState, type ReactNode } from 'react'
import type { SizedPicture } from '../../../domain/saving/pinSaved.ts'
import { safeHref } from '../../../ui/actions/safeUrl.ts'

export interface HeldPlaceProps {
  /** Its shape; without a size it is 3 by 4. */
  readonly picture?: SizedPicture | null | undefined
  /** The dominant colour, `#rrggbb`; null when unknown. */
  readonly color: string | null
  readonly children?: ReactNode
}

/** A place of a picture's shape and colour, so that nothing moves when the picture comes. */
export const HeldPlace = ({ picture, color, children }: HeldPlaceProps) => (
  <div
    data-ui="held"
    data-tinted={color ? '' : undefined}
    // Not by a style attribute, which a strict policy refuses in a server's HTML. I1.
    ref={(element) => {
      if (!element) return
      element.style.backgroundColor = color ?? ''
      element.style.aspectRatio =
        picture?.width && picture.height ? `${picture.width} / ${picture.height}` : ''
    }}
  >
    {children}
  </div>
)

export interface HeldPictureProps extends HeldPlaceProps {
  /** It is on its way: its place stays empty. */
  readonly isPending?: boolean | undefined
}

/** A picture in its place; one that is missing, unsafe or does not load leaves the colour and a mark. It says nothing: its words stand beside it. E16. */
export function HeldPicture({ picture, color, isPending }: HeldPictureProps) {
  const [failed, setFailed] = useState<string>()
  const src = picture?.url === failed ? undefined : safeHref(picture?.url)
  return (
    <HeldPlace picture={picture} color={color}>
      {src ? (
        <img
          src={src}
          alt=""
          onError={() => setFailed(src)}
          // It may have failed before the script came to hear of it.
          ref={(element) => {
            if (element?.complete && !element.naturalWidth) setFailed(src)
          }}
        />
      ) : (
        !isPending && (
          <svg data-ui="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 4h12a2 2 0 012 2v12a2 2 0 01-2 2H6a2 2 0 01-2-2V6a2 2 0 012-2M4 16l5-5 5 5 2-2 4 4M15 9v.01" />
          </svg>
        )
      )}
    </HeldPlace>
  )
}
