'use client'
import { useState } from 'react'
import { people } from '../../messages/en/people/people.ts'
import { safeImage } from '../../ui/actions/safeUrl.ts'
import { takeFocus } from '../../ui/actions/takeFocus.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { CheckIcon, Icon } from '../../ui/layout/icons.tsx'
import { useText } from '../text.tsx'
import { PinTileRoot } from './MovePinsView.styles.ts'
import { visibleName } from '../../domain/text/visibleName.ts'

/** A pin that can be selected. */
export interface MovablePin {
  readonly id: string
  /** '' when it has none. */
  readonly title: string
  /** Null if it has no picture. */
  readonly imageUrl: string | null
}

export interface PinTileProps {
  readonly pin: MovablePin
  readonly isSelected: boolean
  /** Whether it is being moved here; it cannot be selected meanwhile. */
  readonly isMoving: boolean
  readonly onToggle: () => void
}

/** A pin's picture and title, pressed to select it. */
export function PinTile({ pin: { title, imageUrl }, isSelected, isMoving, onToggle }: PinTileProps) {
  const t = useText(people)
  const [failed, setFailed] = useState<string | null>(null)
  const src = imageUrl === failed ? undefined : safeImage(imageUrl ?? undefined)
  return (
    <PinTileRoot
      type="button"
      aria-pressed={isSelected}
      aria-disabled={isMoving || undefined}
      aria-label={visibleName(title ?? '') || t('people.pin')}
      onClick={(event) => {
        takeFocus(event)
        if (!isMoving) onToggle()
      }}
    >
      <span data-at="picture">
        {src ? (
          <img src={src} alt="" onError={() => setFailed(imageUrl)} />
        ) : (
          <Icon path="M6 4h12a2 2 0 012 2v12a2 2 0 01-2 2H6a2 2 0 01-2-2V6a2 2 0 012-2M4 16l5-5 5 5 2-2 4 4M15 9v.01" />
        )}
      </span>
      {title && (
        <bdi data-at="title" aria-hidden>
          {title}
        </bdi>
      )}
      {(isSelected || isMoving) && <span data-at="mark">{isMoving ? <Spinner /> : <CheckIcon />}</span>}
    </PinTileRoot>
  )
}
