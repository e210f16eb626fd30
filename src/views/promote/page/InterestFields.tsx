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

/** More would only hide the rest of the page. */
const ROWS = 20

export interface InterestFieldsProps {
  readonly options: readonly AudienceOption[]
  /** IDs, also of interests that are not offered anymore. */
  readonly chosen: readonly string[]
  /** How many can be chosen. */
  readonly limit: number
  readonly onChosen: (ids: readonly string[]) => void
}

/** Interests to search and choose from. What is chosen and not among those found stays above them. */
export function InterestFields({ options, chosen, limit, onChosen }: InterestFieldsProps) {
  const t = useText(promotePage)
  const id = useId()
  const [query, setQuery] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const named = useMemo(() => options.map((option) => ({ ...option, name: option.label })), [options])
  const found = useMemo(() => searchBoards(named, query), [named, query])
  const shown = found.slice(0, ROWS)
  const rest = found.length - ROWS
  const others = chosen.filter((interest) => shown.every(({ id: other }) => other !== interest))
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
      {others.length > 0 && (
        <ul data-at="chosen">
          {others.map((interest) => (
            <li key={interest}>
              <Button
                variant="secondary"
                size={40}
                aria-label={t('promotePage.interests.remove', { interest: labelOf(interest) })}
                onClick={() => {
                  onChosen(toggled(chosen, interest, false))
                  // The pressed button goes away.
                  search.current?.focus()
                }}
              >
                <bdi>{labelOf(interest)}</bdi>
                <CloseIcon />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <div data-at="options">
          {shown.map((option) => {
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
        {found.length === 0 && query.trim()
          ? t('promotePage.interests.nothing', { query })
          : rest > 0 && t('promotePage.interests.more', { count: rest })}
      </p>
    </fieldset>
  )
}
