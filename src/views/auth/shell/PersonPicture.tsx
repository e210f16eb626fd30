'use client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { Avatar } from '../../../ui/layout/Avatar.tsx'

export interface PersonPictureProps {
  /** The name says itself in the title, so the picture stays silent. */
  readonly name: string
  /** Null draws the initials. */
  readonly imageUrl: string | null
}

const Root = styled.div(css`
  justify-self: center;
  block-size: 64px;
`)

/** The picture of a recognised viewer. Fetched apart, because most people who log in are not recognised. */
export function PersonPicture({ name, imageUrl }: PersonPictureProps): ReactNode {
  return (
    <Root>
      <Avatar decorative size={64} name={name} src={imageUrl ?? undefined} />
    </Root>
  )
}
