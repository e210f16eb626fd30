import { useState } from 'react'
import type { PinMover } from '../../../src/flows/people/pinMove/MovePins.tsx'
import { isSamePlace, type PinPlace } from '../../../src/domain/people/pinMove.ts'
import { MovePinsView } from '../../../src/views/people/MovePinsView.tsx'
import type { MoveDestination, MovePinsViewProps } from '../../../src/views/people/MovePinsView.types.ts'
import type { MovablePin } from '../../../src/views/people/PinTile.tsx'
import { usePlaceNames } from './placeNames.ts'

export const pinsOfLakes: readonly MovablePin[] = [
  { id: '1', title: 'Lake at dawn', imageUrl: '/pins/lake.svg' },
  { id: '2', title: 'Dunes in the wind', imageUrl: '/pins/dunes.svg' },
  { id: '3', title: 'The ridge at noon', imageUrl: '/pins/ridge.svg' },
  { id: '4', title: 'A row of houses', imageUrl: '/pins/houses.svg' },
  { id: '5', title: 'Candlelight', imageUrl: '/pins/candles.svg' },
  { id: '6', title: 'Lighthouse walk', imageUrl: '/pins/coast.svg' },
]
/** The last one has neither a title nor its picture. */
export const pinsWithoutPicture: readonly MovablePin[] = [
  ...pinsOfLakes.slice(0, -1),
  { id: '6', title: '', imageUrl: '/pins/missing.svg' },
]
export const destinations: readonly MoveDestination[] = [
  { id: 'winter', name: 'Winter', isSection: true, coverUrl: '/pins/pines.svg' },
  { id: 'forests', name: 'Forests', coverUrl: '/pins/mushrooms.svg' },
  { id: 'garden', name: 'Garden rooms', coverUrl: '/pins/monstera.svg' },
]
const lakes: PinPlace = { boardId: '203', sectionId: null }
const places: Readonly<Record<string, PinPlace>> = {
  winter: { boardId: '203', sectionId: '301' },
  forests: { boardId: '204', sectionId: null },
  garden: { boardId: '205', sectionId: null },
}

/** The view, with its names in the language of the page. */
export function NamedPins({ name, pins, movedTo, ...view }: MovePinsViewProps) {
  const nameOf = usePlaceNames()
  return (
    <MovePinsView
      {...view}
      name={nameOf(name)}
      pins={pins.map((pin) => ({ ...pin, title: nameOf(pin.title) }))}
      destinations={view.destinations.map((to) => ({ ...to, name: nameOf(to.name) }))}
      movedTo={movedTo && nameOf(movedTo)}
    />
  )
}

/** The board itself, an archived board and a locked one besides. */
const withLocked: readonly MoveDestination[] = [
  ...destinations,
  { id: 'lakes', name: 'Lakes', isHere: true },
  { id: 'old', name: 'Old flat', isArchived: true },
  { id: 'shared', name: 'Shared trips', isLocked: true, coverUrl: '/pins/ridge.svg' },
]

interface MovePinsPageProps extends PinMover {
  /** Whether there are places that take no pins, too. Default: false. */
  readonly hasLocked?: boolean
}

/** A board whose pins are moved with `MovePins`: they leave at once, and come back if the move fails. */
export function MovePinsPage({ move, placeOf, pending, moved, undo, canDrag, hasLocked }: MovePinsPageProps) {
  const [selected, setSelected] = useState<readonly string[]>([])
  const pins = pinsOfLakes.filter(({ id }) => isSamePlace(placeOf(id, lakes), lakes))
  const onMove = (to: string, pinIds: readonly string[]) => {
    const place = places[to]
    if (!place) return
    move({ pinIds, from: lakes, to: place, isEveryPin: pinIds.length === pins.length })
    setSelected(selected.filter((id) => !pinIds.includes(id)))
  }
  const isFromHere = moved !== null && isSamePlace(moved.from, lakes)
  return (
    <NamedPins
      name="Lakes"
      {...{ pins, selected, onMove, canDrag }}
      destinations={hasLocked ? withLocked : destinations}
      leaving={pending.filter(({ from }) => isSamePlace(from, lakes)).flatMap(({ pinIds }) => pinIds).length}
      moving={pending.filter(({ to }) => isSamePlace(to, lakes)).flatMap(({ pinIds }) => pinIds)}
      movedTo={isFromHere ? destinations.find(({ id }) => places[id] === moved.to)?.name : undefined}
      onSelect={setSelected}
      onUndo={undo}
    />
  )
}
