'use client'
import { useId } from 'react'
import { people } from '../../../messages/en/people/people.ts'
import { LockIcon } from '../../../ui/layout/icons.tsx'
import { useLocale, useText } from '../../text.tsx'
import type { MovePinsViewProps } from '../MovePinsView.types.ts'
import { Picture } from '../Picture.tsx'
import { placeGroups } from '../placeGroups.ts'
import { DropPlacesRoot } from './DropPlaces.styles.ts'
import type { PinDrag } from './usePinDrag.ts'

interface DropPlacesProps extends Pick<MovePinsViewProps, 'destinations' | 'boardSort'> {
  readonly drag: PinDrag
}

/** Where dragged pins can be dropped. The line above the places says what a drop would do. */
export function DropPlaces({ destinations, boardSort, drag }: DropPlacesProps) {
  const t = useText(people)
  const { locale } = useLocale()
  const id = useId()
  const { sections, boards } = placeGroups(destinations, boardSort, locale)
  const places = [...sections, ...boards]
  const goal = places.find((place) => place.id === drag.over)
  const count = drag.taken.length
  return (
    <DropPlacesRoot>
      <p id={id}>{goal ? t('people.dropTo', { count, place: goal.name }) : t('people.drop', { count })}</p>
      <ul aria-labelledby={id}>
        {places.map((place) => (
          <li
            key={place.id}
            data-over={place.id === drag.over || undefined}
            data-locked={place.isLocked || undefined}
            {...drag.place(place)}
          >
            <Picture src={place.coverUrl} />
            <span data-at="place">
              <bdi>{place.name}</bdi>
              {place.isLocked && (
                <span data-at="locked">
                  <LockIcon />
                  <span>{t('people.locked')}</span>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </DropPlacesRoot>
  )
}
