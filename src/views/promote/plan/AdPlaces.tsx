'use client'
import { useId } from 'react'
import type { AudienceOption } from '../../../domain/promote/promotion.ts'
import type { QuickPromoteRowId } from '../../../errors/promote/promote.errors.ts'
import { promotePlan } from '../../../messages/en/promote/promotePlan.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { ErrorRoot } from '../../../ui/fields/error.styles.ts'
import { AlertIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import { toggled } from '../page/toggled.ts'
import { useErrorText } from '../page/useErrorText.tsx'

export interface AdPlacesProps {
  readonly places: readonly AudienceOption[]
  /** IDs. */
  readonly chosen: readonly string[]
  readonly error: QuickPromoteRowId | null
  readonly onChosen: (ids: readonly string[]) => void
}

/** Where the ad is shown: at least one place. */
export function AdPlaces({ places, chosen, error, onChosen }: AdPlacesProps) {
  const t = useText(promotePlan)
  const id = useId()
  const text = useErrorText(null)(error)
  return (
    <fieldset data-ui="adPlaces">
      <legend>{t('promotePlan.places')}</legend>
      <div data-at="options">
        {places.map((place, index) => (
          <Checkbox
            key={place.id}
            label={<bdi>{place.label}</bdi>}
            checked={chosen.includes(place.id)}
            // The form moves the focus to the first of them.
            aria-invalid={text && index === 0 ? true : undefined}
            aria-describedby={text ? id : undefined}
            onChecked={(isChosen) => onChosen(toggled(chosen, place.id, isChosen))}
          />
        ))}
      </div>
      <ErrorRoot id={id} data-ui="error" aria-live="polite">
        {text && (
          <>
            <AlertIcon />
            <span>{text}</span>
          </>
        )}
      </ErrorRoot>
    </fieldset>
  )
}
