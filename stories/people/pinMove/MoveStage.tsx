import { useState } from 'react'
import { pictures, type PictureName } from '../../../mocks/fixtures/pictures.ts'
import { isSamePlace, type PinPlace } from '../../../src/domain/people/pinMove.ts'
import type { PinMover } from '../../../src/flows/people/pinMove/MovePins.tsx'
import { MovePinsView } from '../../../src/views/people/MovePinsView.tsx'
import { usePlaceNames } from './placeNames.ts'

const places = {
  Lakes: { boardId: '203', sectionId: null },
  Winter: { boardId: '203', sectionId: '301' },
  Forests: { boardId: '204', sectionId: null },
} as const satisfies Readonly<Record<string, PinPlace>>
type PlaceName = keyof typeof places
// SAFETY: these are the keys of a literal.
const names = Object.keys(places) as PlaceName[]
const isSection = (name: PlaceName) => places[name].sectionId !== null

const covers: Readonly<Record<PlaceName, PictureName>> = {
  Lakes: 'lake',
  Winter: 'pines',
  Forests: 'mushrooms',
}
const pins: readonly (readonly [id: string, title: string, at: PlaceName, picture: PictureName])[] = [
  ['1', 'Lake at dawn', 'Lakes', 'lake'],
  ['2', 'Dunes in the wind', 'Lakes', 'dunes'],
  ['5', 'The ridge at noon', 'Lakes', 'ridge'],
  ['6', 'Lighthouse walk', 'Lakes', 'coast'],
  ['3', 'Snow in the pines', 'Winter', 'pines'],
  ['8', 'A light left on', 'Winter', 'night'],
  ['9', 'Fair Isle jumper', 'Winter', 'jumper'],
  ['10', 'Candlelight', 'Winter', 'candles'],
  ['4', 'After the rain', 'Forests', 'mushrooms'],
  ['11', 'First night out', 'Forests', 'tent'],
  ['12', 'One good leaf', 'Forests', 'monstera'],
  ['13', 'Paper lanterns', 'Forests', 'lanterns'],
]

interface MoveStageProps extends PinMover {
  /** Whether each place is among its own destinations. Default: false. */
  readonly offersItself?: boolean
}

/** A board, its section and another board, each listing its pins to select and move. */
export function MoveStage({
  move,
  placeOf,
  pending,
  moved,
  undo,
  canDrag,
  offersItself = false,
}: MoveStageProps) {
  const nameOf = usePlaceNames()
  const [selected, setSelected] = useState<readonly string[]>([])
  const sections = names.map((name) => {
    const goal =
      moved && isSamePlace(moved.from, places[name])
        ? names.find((other) => isSamePlace(moved.to, places[other]))
        : undefined
    const own = pins.filter(([id, , at]) => isSamePlace(placeOf(id, places[at]), places[name]))
    const chosen = own.map(([id]) => id).filter((id) => selected.includes(id))
    const moveTo = (to: PlaceName, pinIds: readonly string[] = chosen) => {
      setSelected([])
      move({
        pinIds,
        from: places[name],
        to: places[to],
        isEveryPin: pinIds.length > 1 && pinIds.length === own.length,
      })
    }
    return (
      <MovePinsView
        key={name}
        name={nameOf(name)}
        pins={own.map(([id, title, , picture]) => ({
          id,
          title: nameOf(title),
          imageUrl: pictures[picture].url,
        }))}
        selected={chosen}
        destinations={names
          .filter((other) => offersItself || other !== name)
          .map((other) => ({
            id: other,
            name: nameOf(other),
            isSection: isSection(other),
            coverUrl: pictures[covers[other]].url,
          }))}
        leaving={
          pending.filter(({ from }) => isSamePlace(from, places[name])).flatMap(({ pinIds }) => pinIds).length
        }
        movedTo={goal && nameOf(goal)}
        onSelect={setSelected}
        // SAFETY: the ids of the destinations.
        onMove={(id, pinIds) => moveTo(id as PlaceName, pinIds)}
        canDrag={canDrag}
        onUndo={undo}
        onTakeOut={isSection(name) ? () => moveTo('Lakes') : undefined}
      />
    )
  })
  // One below the other: each bar has its own room.
  return <div style={{ display: 'grid', gap: 40 }}>{sections}</div>
}
