'use client'
import { useState, type KeyboardEvent } from 'react'
import type { PromotePin } from '../../../domain/promote/promotion.ts'
import { promoteDialogs } from '../../../messages/en/promote/promoteDialogs.ts'
import { useText } from '../../text.tsx'
import { nextInGrid } from './pinGridKeys.ts'
import { PinOption } from './PinOption.tsx'
import { isComposing } from '../../../ui/isComposing.ts'

export interface PinGridProps {
  readonly pins: readonly PromotePin[]
  /** The pin that is chosen already; null for none. */
  readonly pinId: string | null
  readonly onChoose: (pinId: string) => void
}

/** Pins to choose from: one tab stop; arrows, Home and End move through them, Enter or Space chooses. */
export function PinGrid({ pins, pinId, onChoose }: PinGridProps) {
  const t = useText(promoteDialogs)
  const [active, setActive] = useState(() =>
    Math.max(
      pins.findIndex(({ id }) => id === pinId),
      0,
    ),
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')]
    // How many fit beside each other is known to the layout alone.
    const columns = options.filter(({ offsetTop }) => offsetTop === options[0]?.offsetTop).length
    const isRightToLeft = event.currentTarget.matches(':dir(rtl)')
    const next = nextInGrid(event.key, active, { count: options.length, columns, isRightToLeft })
    if (next === null) return
    event.preventDefault()
    options[next]?.focus()
  }
  return (
    <div role="listbox" tabIndex={-1} aria-label={t('promoteDialogs.pins.list')} onKeyDown={onKeyDown}>
      {pins.map((pin, index) => (
        <PinOption
          key={pin.id}
          pin={pin}
          isChosen={pin.id === pinId}
          isTabStop={index === active}
          onChoose={() => onChoose(pin.id)}
          onFocus={() => setActive(index)}
        />
      ))}
    </div>
  )
}
