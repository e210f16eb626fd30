'use client'
import { pictureOf, type Person } from '../../../domain/auth/person.ts'
import { Avatar } from '../../../ui/layout/Avatar.tsx'
import { safeHref } from '../../../ui/actions/safeUrl.ts'
import { Icon } from '../../../ui/layout/icons.tsx'
import { HeroRoot } from './AuthHero.styles.ts'

/** What a pin's thumbnail shows. */
export interface PinPictureProps {
  /** It is on its way; the colour holds its place. */
  readonly isPending: boolean
  /** http(s) or relative; anything else is not shown. E16. */
  readonly imageUrl: string | null
  /** The dominant colour, `#rrggbb`; null when unknown. */
  readonly color: string | null
  /** The pin plays something: a mark says so. */
  readonly isPlayable: boolean
  /** The picture's address leads to no picture. */
  readonly onFailed: () => void
}

/** Props of `AuthHero`: one of the two. */
export interface AuthHeroProps {
  readonly pin?: PinPictureProps | undefined
  /** The initials stand in for a picture that is missing, does not load, or is only the product's own stand-in. */
  readonly person?: Person | undefined
}

/** Says nothing to a screen reader: the title says what the form is for, and a pin's data has no words. */
function PinPicture({ isPending, imageUrl, color, isPlayable, onFailed }: PinPictureProps) {
  const src = safeHref(imageUrl ?? undefined)
  return (
    <div
      data-ui="thumbnail"
      data-tinted={color ? '' : undefined}
      // Not by a style attribute, which a strict policy refuses in a server's HTML. I1.
      ref={(element) => {
        if (element) element.style.backgroundColor = color ?? ''
      }}
    >
      {src ? (
        <img
          src={src}
          alt=""
          onError={onFailed}
          // It may have failed before the script came to hear of it.
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

/** A pin's thumbnail or a person's picture above a form. auth.txt §2 "The save, download and follow containers". */
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
