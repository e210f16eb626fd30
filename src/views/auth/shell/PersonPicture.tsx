'use client'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/layout/Avatar.tsx'

export interface PersonPictureProps {
  /** The title contains the name, so the picture is decorative. */
  readonly name: string
  /** Null shows initials. */
  readonly imageUrl: string | null
}

/** The picture of a recognised viewer; goes into a title, above its text. Lazy, because most visitors are not recognised. */
export const PersonPicture = ({ name, imageUrl }: PersonPictureProps): ReactNode => (
  <Avatar
    decorative
    size={72}
    name={name}
    src={imageUrl ?? undefined}
    // The server sends no color of theirs, so the name picks one.
    colorIndex={(name.codePointAt(0) ?? 0) + name.length}
  />
)
