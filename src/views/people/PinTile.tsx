'use client'
import type { ComponentProps } from 'react'
import { people } from '../../messages/en/people/people.ts'
import { takeFocus } from '../../ui/actions/takeFocus.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { CheckIcon } from '../../ui/layout/icons.tsx'
import { useText } from '../text.tsx'
import { PinTileRoot } from './MovePinsView.styles.ts'
import { Picture } from './Picture.tsx'
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
  /** Whether it is being dragged. */
  readonly isTaken: boolean
  /** From `usePinDrag`. */
  readonly drag: Pick<ComponentProps<'button'>, 'draggable' | 'onDragStart' | 'onDrag' | 'onDragEnd'>
}

/** What a pin is called. */
export const usePinName = (title: string): string => {
  const t = useText(people)
  return visibleName(title ?? '') || t('people.pin')
}

/** A pin's picture and title, pressed to select it. */
export function PinTile({ pin, isSelected, isMoving, isTaken, drag, onToggle }: PinTileProps) {
  const { title, imageUrl } = pin
  const name = usePinName(title)
  return (
    <PinTileRoot
      type="button"
      aria-pressed={isSelected}
      aria-disabled={isMoving || undefined}
      aria-label={name}
      data-taken={isTaken || undefined}
      {...drag}
      onClick={(event) => {
        takeFocus(event)
        if (!isMoving) onToggle()
      }}
    >
      <Picture src={imageUrl} />
      {title && (
        <bdi data-at="title" aria-hidden>
          {title}
        </bdi>
      )}
      {(isSelected || isMoving) && <span data-at="mark">{isMoving ? <Spinner /> : <CheckIcon />}</span>}
    </PinTileRoot>
  )
}
