'use client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { Avatar } from '../../../ui/layout/Avatar.tsx'

export interface PersonPictureProps {
  /** The title contains the name, so the picture is decorative. */
  readonly name: string
  /** Null shows initials. */
  readonly imageUrl: string | null
}

const Root = styled.div(css`
  justify-self: center;
  block-size: 64px;
`)

/** The picture of a recognised viewer. Lazy, because most visitors are not recognised. */
export function PersonPicture({ name, imageUrl }: PersonPictureProps): ReactNode {
  return (
    <Root>
      <Avatar decorative size={64} name={name} src={imageUrl ?? undefined} />
    </Root>
  )
}
