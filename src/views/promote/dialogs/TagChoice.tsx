'use client'
import { useId, type KeyboardEvent } from 'react'
import type { ConversionTag, SelectedTag } from '../../../domain/promote/promotion.ts'
import { promoteDialogs } from '../../../messages/en/promote/promoteDialogs.ts'
import { useText } from '../../text.tsx'
import { isComposing } from '../../../ui/isComposing.ts'
import { useEventName } from './useEventName.ts'

export interface TagChoiceProps {
  readonly tags: readonly ConversionTag[]
  /** Null for none. */
  readonly selected: SelectedTag | null
  readonly onSelect: (tag: SelectedTag) => void
  /** Enter on a radio button. */
  readonly onEnter: () => void
}

/** The events of all tags, of which one is chosen: a single group of radio buttons in a fieldset per tag. */
export function TagChoice({ tags, selected, onSelect, onEnter }: TagChoiceProps) {
  const t = useText(promoteDialogs)
  const group = useId()
  const nameOf = useEventName()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    onEnter()
  }
  return (
    <div role="radiogroup" tabIndex={-1} aria-label={t('promoteDialogs.tags.list')} onKeyDown={onKeyDown}>
      {tags.map(({ id, name, events }) => (
        <fieldset key={id}>
          <legend>
            <bdi>{name}</bdi> {name !== id && <small dir="ltr">{id}</small>}
          </legend>
          {events.map((event) => (
            <label key={event}>
              <input
                type="radio"
                name={group}
                checked={selected?.conversionTagId === id && selected.conversionEvent === event}
                onChange={() => onSelect({ conversionTagId: id, conversionEvent: event, tagName: name })}
              />
              <bdi>{nameOf(event)}</bdi>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
