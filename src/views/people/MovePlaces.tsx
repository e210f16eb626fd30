'use client'
import { useId } from 'react'
import { takesPins } from '../../domain/people/pinDrag.ts'
import { people } from '../../messages/en/people/people.ts'
import { takeFocus } from '../../ui/actions/takeFocus.ts'
import { BoardSortChoice } from './boardSort/BoardSortChoice.tsx'
import { useLocale, useText } from '../text.tsx'
import { PlacesRoot } from './MoveFoot.styles.ts'
import type { MovePinsViewProps } from './MovePinsView.types.ts'
import { Picture } from './Picture.tsx'
import { placeGroups } from './placeGroups.ts'

interface MovePlacesProps extends Pick<MovePinsViewProps, 'destinations' | 'boardSort' | 'onBoardSort'> {
  readonly onChoose: (id: string) => void
}

/** The places to move to, sections first. */
export function MovePlaces({ destinations, boardSort, onBoardSort, onChoose }: MovePlacesProps) {
  const t = useText(people)
  const id = useId()
  const { locale } = useLocale()
  const { sections, boards } = placeGroups(destinations, boardSort, locale)
  const groups = [
    ['people.sections', sections],
    ['people.boards', boards],
  ] as const
  return (
    <PlacesRoot>
      {onBoardSort && boards.length > 1 && (
        <BoardSortChoice sort={boardSort ?? 'lastSaved'} onSort={onBoardSort} />
      )}
      {groups.map(
        ([heading, places]) =>
          places.length > 0 && (
            <div key={heading}>
              <h3 id={id + heading}>{t(heading)}</h3>
              <ul aria-labelledby={id + heading}>
                {places.map((place) => (
                  <li key={place.id}>
                    <button
                      type="button"
                      aria-disabled={place.isLocked || undefined}
                      onClick={(event) => {
                        takeFocus(event)
                        if (takesPins(place)) onChoose(place.id)
                      }}
                    >
                      <Picture src={place.coverUrl} />
                      <span data-at="place">
                        <bdi>{place.name}</bdi>
                        {place.isLocked && <span data-at="locked">{t('people.locked')}</span>}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </PlacesRoot>
  )
}
