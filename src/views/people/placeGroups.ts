import type { BoardSort } from '../../domain/people/boardSort.ts'
import { shownPlaces } from '../../domain/people/pinDrag.ts'
import type { MoveDestination } from './MovePinsView.types.ts'

/** The places to move to: sections first, then boards in the chosen order. */
export function placeGroups(
  destinations: readonly MoveDestination[],
  boardSort: BoardSort | undefined,
  locale: string,
) {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const shown = shownPlaces(destinations)
  const boards = shown.filter(({ isSection }) => !isSection)
  return {
    sections: shown.filter(({ isSection }) => isSection),
    boards: boardSort === 'name' ? boards.toSorted((a, b) => compare(a.name, b.name)) : boards,
  }
}
