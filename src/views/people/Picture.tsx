'use client'
import { useState } from 'react'
import { safeImage } from '../../ui/actions/safeUrl.ts'
import { Icon } from '../../ui/layout/icons.tsx'

interface PictureProps {
  /** Null if there is none. */
  readonly src: string | null | undefined
}

/** A picture. One that is missing or does not load leaves a glyph. Styled by what holds it. */
export function Picture({ src }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const safe = src === failed ? undefined : safeImage(src ?? undefined)
  return (
    <span data-at="picture">
      {safe ? (
        <img src={safe} alt="" onError={() => setFailed(src ?? null)} />
      ) : (
        <Icon path="M6 4h12a2 2 0 012 2v12a2 2 0 01-2 2H6a2 2 0 01-2-2V6a2 2 0 012-2M4 16l5-5 5 5 2-2 4 4M15 9v.01" />
      )}
    </span>
  )
}
