'use client'
import { useId } from 'react'
import { people } from '../../messages/en/people/people.ts'
import { takeFocus } from '../../ui/actions/takeFocus.ts'
import { BoardSortChoice } from './boardSort/BoardSortChoice.tsx'
import { useLocale, useText } from '../text.tsx'
import { PlacesRoot } from './MoveFoot.styles.ts'
import type { MoveDestination, MovePinsViewProps } from './MovePinsView.types.ts'
import { Picture } from './Picture.tsx'

interface MovePlacesProps extends Pick<MovePinsViewProps, 'destinations' | 'boardSort' | 'onBoardSort'> {
  readonly onChoose: (id: string) => void
}

/** The places to move to, sections first. */
export function MovePlaces({ destinations, boardSort, onBoardSort, onChoose }: MovePlacesProps) {
  const t = useText(people)
  const id = useId()
  const offered = destinations.filter(({ isArchived }) => !isArchived)
  const { locale } = useLocale()
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const byName = (a: MoveDestination, b: MoveDestination) => compare(a.name, b.name)
  const boards = offered.filter(({ isSection }) => !isSection)
  const groups = [
    ['people.sections', offered.filter(({ isSection }) => isSection)],
    ['people.boards', boardSort === 'name' ? boards.toSorted(byName) : boards],
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
                      onClick={(event) => {
                        takeFocus(event)
                        onChoose(place.id)
                      }}
                    >
                      <Picture src={place.coverUrl} />
                      <span data-at="place">
                        <bdi>{place.name}</bdi>
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
