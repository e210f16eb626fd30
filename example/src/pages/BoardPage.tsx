import { useState } from 'react'
import { MovePins, type PinMover, type PinPlace } from 'tackboard/people'
import { MovePinsView } from 'tackboard/views'
import { pinsOnBoard, useTables, visibleBoards, type PinOnBoard, type Tables } from '../data'
import type { PageProps } from '../page'

interface NamedPlace extends PinPlace {
  readonly name: string
}

const keyOf = ({ boardId, sectionId }: PinPlace) => `${boardId} ${sectionId ?? ''}`

/** The boards of a member, and their sections. */
function placesOf({ boards, sections }: Tables, ownerId: string): readonly NamedPlace[] {
  const own = boards.filter((board) => board.ownerId === ownerId)
  const withinBoards = sections.flatMap(({ id, boardId, title }) => {
    const board = own.find((row) => row.id === boardId)
    return board ? [{ boardId, sectionId: id, name: `${board.name}: ${title}` }] : []
  })
  return [...own.map(({ id, name }) => ({ boardId: id, sectionId: null, name })), ...withinBoards]
}

interface PlacePinsProps extends PinMover {
  readonly here: NamedPlace
  readonly places: readonly NamedPlace[]
  readonly pins: readonly PinOnBoard[]
}

/** The pins of a board or section, which its owner drags or moves to other places. */
function PlacePins({ here, places, pins, move, placeOf, pending, moved, undo, canDrag }: PlacePinsProps) {
  const [selected, setSelected] = useState<readonly string[]>([])
  const isHere = (place: PinPlace) => keyOf(place) === keyOf(here)
  const own = pins.filter(({ id, place }) => isHere(placeOf(id, place)))
  const goal = moved && isHere(moved.from) ? places.find((place) => keyOf(place) === keyOf(moved.to)) : null
  return (
    <MovePinsView
      name={here.name}
      pins={own}
      selected={selected}
      onSelect={setSelected}
      destinations={places.map((place) => ({
        id: keyOf(place),
        name: place.name,
        isSection: place.boardId === here.boardId && place.sectionId !== null,
        isHere: isHere(place),
      }))}
      canDrag={canDrag}
      onMove={(key, pinIds) => {
        const to = places.find((place) => keyOf(place) === key)
        if (to) move({ pinIds, from: here, to })
        setSelected(selected.filter((id) => !pinIds.includes(id)))
      }}
      moving={pending.filter(({ to }) => isHere(to)).flatMap(({ pinIds }) => pinIds)}
      leaving={pending.filter(({ from }) => isHere(from)).flatMap(({ pinIds }) => pinIds).length}
      movedTo={goal?.name}
      onUndo={undo}
    />
  )
}

/** A board, at /{username}/{id}/. Its owner can move pins to their other boards and sections. */
export function BoardPage({ address, session }: PageProps) {
  const [tables, read] = useTables()
  if (!tables) return null
  const board = visibleBoards(tables, session).find(({ id }) => id === address.pathname.split('/')[2])
  if (!board) return <main>There is no such board.</main>
  const places = placesOf(tables, board.ownerId)
  const pins = pinsOnBoard(tables, board.id)
  return (
    <main>
      <h1>{board.name}</h1>
      {board.ownerId === session?.userId ? (
        <MovePins onMoved={read}>
          {(mover) =>
            places
              .filter(({ boardId }) => boardId === board.id)
              .map((here) => <PlacePins key={keyOf(here)} {...mover} {...{ here, places, pins }} />)
          }
        </MovePins>
      ) : (
        <ul className="pins">
          {pins.map(({ id, title, imageUrl, place }) => (
            <li key={`${id} ${keyOf(place)}`}>
              {imageUrl && <img src={imageUrl} alt="" />}
              <h2>{title}</h2>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}
