'use client'
import { pictureOf, type Person } from '../../../domain/auth/person.ts'
import { Avatar } from '../../../ui/layout/Avatar.tsx'
import { safeHref } from '../../../ui/actions/safeUrl.ts'
import { Icon } from '../../../ui/layout/icons.tsx'
import { HeroRoot } from './AuthHero.styles.ts'

/** State of a pin's thumbnail. */
export interface PinPictureProps {
  /** Whether it is loading; the placeholder has its color. */
  readonly isPending: boolean
  /** http(s) or relative; anything else is not shown. */
  readonly imageUrl: string | null
  /** The dominant color, `#rrggbb`; null when unknown. */
  readonly color: string | null
  /** Whether the pin is a video, which gets a mark. */
  readonly isPlayable: boolean
  /** Called when the picture fails to load. */
  readonly onFailed: () => void
}

/** Props of `AuthHero`: one of the two. */
export interface AuthHeroProps {
  /** The pin whose picture is shown. Default: none. */
  readonly pin?: PinPictureProps | undefined
  /** Shows initials if the picture is missing, fails to load, or is the product's default picture. */
  readonly person?: Person | undefined
}

/** Hidden from screen readers: the title says what the form is for, and a pin's data has no text. */
function PinPicture({ isPending, imageUrl, color, isPlayable, onFailed }: PinPictureProps) {
  const src = safeHref(imageUrl ?? undefined)
  return (
    <div
      data-ui="thumbnail"
      data-tinted={color ? '' : undefined}
      // Set by script, because a strict Content-Security-Policy blocks style attributes in the server's HTML.
      ref={(element) => {
        if (element) element.style.backgroundColor = color ?? ''
      }}
    >
      {src ? (
        <img
          src={src}
          alt=""
          onError={onFailed}
          // It may have failed before React attached the handler.
          ref={(element) => {
            if (element?.complete && !element.naturalWidth) onFailed()
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
    </div>
  )
}

/** A pin's thumbnail or a person's picture above a form. */
export const AuthHero = ({ pin, person }: AuthHeroProps) => (
  <HeroRoot>
    {pin && <PinPicture {...pin} />}
    {person && (
      <Avatar
        size={96}
        name={person.name}
        src={pictureOf(person)}
        colorIndex={person.avatarColorIndex ?? 0}
      />
    )}
  </HeroRoot>
)
