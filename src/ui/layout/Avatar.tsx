'use client'
import { useState } from 'react'
import { AvatarRoot } from './Avatar.styles.ts'
import { initials } from './initials.ts'
import { safeImage } from '../actions/safeUrl.ts'

/** Props of `Avatar`. */
export interface AvatarProps {
  /** The person's name; its initials replace a picture that is missing or fails to load. */
  readonly name: string
  /** The picture: an http(s) or relative URL, or a data URL of a bitmap. Anything else is ignored. */
  readonly src?: string | undefined
  /** Width and height in px. Default: 48. */
  readonly size?: 24 | 32 | 48 | 64 | 72 | 96 | undefined
  /** Any integer; it picks one of eight background colors for the initials. */
  readonly colorIndex?: number | undefined
  /** Hides it from screen readers, because the name is next to it. */
  readonly decorative?: boolean | undefined
}

/** A round picture of a person. */
export const Avatar = ({ name, src, size = 48, colorIndex = 0, decorative }: AvatarProps) => {
  const [failed, setFailed] = useState<string>()
  const image = src === failed ? undefined : safeImage(src)
  const label = decorative ? undefined : name
  return (
    <AvatarRoot
      data-ui="avatar"
      data-size={size}
      data-color={Math.abs(Math.trunc(colorIndex)) % 8 || 0}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {image ? (
        <img
          src={image}
          alt=""
          onError={() => setFailed(src)}
          // It may have failed before React attached the handler.
          ref={(element) => {
            if (element?.complete && !element.naturalWidth) setFailed(src)
          }}
        />
      ) : (
        initials(name)
      )}
    </AvatarRoot>
  )
}
