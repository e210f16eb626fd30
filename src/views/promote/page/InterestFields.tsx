'use client'
import { useId, useMemo, useRef, useState } from 'react'
import type { AudienceOption } from '../../../domain/promote/promotion.ts'
import { searchBoards } from '../../../domain/saving/boardSearch.ts'
import { promotePage } from '../../../messages/en/promote/promotePage.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { CloseIcon } from '../../../ui/layout/icons.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { useText } from '../../text.tsx'
import { toggled } from './toggled.ts'
import { isComposing } from '../../../ui/isComposing.ts'

/** So many rows fill the list several times; more would only make typing slow. */
const ROWS = 30

export interface InterestFieldsProps {
  readonly options: readonly AudienceOption[]
  /** IDs, also of interests that are not offered anymore. */
  readonly chosen: readonly string[]
  /** How many can be chosen. */
  readonly limit: number
  /** Nothing can be changed: what is chosen stays, and there is nothing to choose from. Default: false. */
  readonly isDisabled?: boolean | undefined
  readonly onChosen: (ids: readonly string[]) => void
}

/** Interests to search and choose from. Chosen interests stay above the list during a search. */
export function InterestFields({
  options,
  chosen,
  limit,
  isDisabled = false,
  onChosen,
}: InterestFieldsProps) {
  const t = useText(promotePage)
  const id = useId()
  const [query, setQuery] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const named = useMemo(() => options.map((option) => ({ ...option, name: option.label })), [options])
  const found = useMemo(() => searchBoards(named, query), [named, query])
  const rest = found.length - ROWS
  const isFull = chosen.length >= limit
  const labelOf = (interest: string) => options.find((option) => option.id === interest)?.label ?? interest
  return (
    <fieldset data-at="interests" aria-describedby={`${id}-count`}>
      <legend>{t('promotePage.interests')}</legend>
      <SearchField
        aria-label={t('promotePage.interests.search')}
        placeholder={t('promotePage.interests.search')}
        name="interestSearch"
        clearLabel={t('promotePage.interests.clear')}
        ref={search}
        onValue={setQuery}
        onKeyDown={(event) => {
          // Enter searches, and must not create the ad.
          if (!isComposing(event.nativeEvent) && event.key === 'Enter') event.preventDefault()
        }}
      />
      <p id={`${id}-count`} role="status" data-at="count">
        <span>{t('promotePage.interests.count', { count: chosen.length, limit })}</span>
        {isFull && <span>{t('promotePage.interests.full', { limit })}</span>}
      </p>
      {chosen.length > 0 && (
        <ul data-at="chosen">
          {chosen.map((interest) => (
            <li key={interest}>
              <Button
                variant="secondary"
                size={40}
                leading={<CloseIcon />}
                aria-label={t('promotePage.interests.remove', { interest: labelOf(interest) })}
                onClick={() => {
                  onChosen(toggled(chosen, interest, false))
                  // The pressed button goes away.
                  search.current?.focus()
                }}
              >
                <bdi>{labelOf(interest)}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found.length > 0 && !isDisabled && (
        <div
          data-at="options"
          role="group"
          aria-label={t('promotePage.interests')}
          ref={(element) => {
            // Where nothing in it can be chosen, the list itself is what the keyboard scrolls.
            if (element) element.tabIndex = isFull ? 0 : -1
          }}
        >
          {found.slice(0, ROWS).map((option) => {
            const isChosen = chosen.includes(option.id)
            return (
              <Checkbox
                key={option.id}
                label={<bdi>{option.label}</bdi>}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChecked={(isNowChosen) => onChosen(toggled(chosen, option.id, isNowChosen))}
              />
            )
          })}
        </div>
      )}
      <p role="status" data-at="rest">
        {found.length === 0
          ? t('promotePage.interests.nothing', { query })
          : rest > 0 && !isDisabled && t('promotePage.interests.more', { count: rest })}
      </p>
    </fieldset>
  )
}
