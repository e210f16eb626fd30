'use client'
import { useState } from 'react'
import { Icon } from '../../../ui/layout/icons.tsx'

/** A board: one large picture and two small ones. */
export const BoardIcon = () => (
  <Icon path="M6 4h12a2 2 0 012 2v12a2 2 0 01-2 2H6a2 2 0 01-2-2V6a2 2 0 012-2M13 4v16M13 12h7" />
)

export interface CoverProps {
  /** A safe address; undefined if there is none. */
  readonly src: string | undefined
  readonly loading?: 'lazy' | undefined
}

/** The picture of a row. One that is missing or does not load leaves the glyph of a board. */
export function Cover({ src, loading }: CoverProps) {
  const [failed, setFailed] = useState<string>()
  return src && src !== failed ? (
    // Keyed by its address: an image that gets another one shows the old picture until the new one loads.
    <img key={src} src={src} alt="" decoding="async" loading={loading} onError={() => setFailed(src)} />
  ) : (
    <span data-at="cover">
      <BoardIcon />
    </span>
  )
}
