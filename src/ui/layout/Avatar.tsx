'use client'
import { useState } from 'react'
import { initials } from './initials.ts'
import { safeImage } from '../actions/safeUrl.ts'

/** Props of `Avatar`. */
export interface AvatarProps {
  /** Whose picture it is; its initials stand in for a picture that is missing or does not load. */
  readonly name: string
  /** The picture: http(s), relative, or a data URL of a bitmap. Anything else is not shown. */
  readonly src?: string | undefined
  /** Its side in px. Default 48. */
  readonly size?: 32 | 48 | 64 | 96 | undefined
  /** Any whole number; it picks one of four quiet grounds behind the initials. */
  readonly colorIndex?: number | undefined
  /** The name is written beside it, so it says nothing itself. */
  readonly decorative?: boolean | undefined
}

/** A round picture of a person. Styles: `avatarStyles`. */
export const Avatar = ({ name, src, size = 48, colorIndex = 0, decorative }: AvatarProps) => {
  const [failed, setFailed] = useState<string>()
  const image = src === failed ? undefined : safeImage(src)
  const label = decorative ? undefined : name
  return (
    <span
      data-ui="avatar"
      data-size={size}
      data-color={Math.abs(Math.trunc(colorIndex)) % 4 || 0}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {image ? (
        <img
          src={image}
          alt=""
          onError={() => setFailed(src)}
          // It may have failed before the script came to hear of it.
          ref={(element) => {
            if (element?.complete && !element.naturalWidth) setFailed(src)
          }}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
