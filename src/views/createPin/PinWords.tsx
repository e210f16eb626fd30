'use client'
import { hostOf } from '../../domain/saving/linkCard.ts'
import { visibleName } from '../../domain/text/visibleName.ts'
import type { PinPreviewProps } from '../saving/saveToBoard/PinPreview.tsx'

/** The pin's title, or else its description, and the site that it links to. Nothing where it has neither. */
export function PinWords({ pin }: Pick<PinPreviewProps, 'pin'>) {
  const title = visibleName(pin.title ?? '') || visibleName(pin.description ?? '')
  const host = hostOf(pin.link)
  if (!title && !host) return null
  return (
    <div>
      {title && (
        <p>
          <bdi>{title}</bdi>
        </p>
      )}
      {host && (
        <p data-at="host">
          <bdi dir="ltr">{host}</bdi>
        </p>
      )}
    </div>
  )
}
