import { MovePins, type PinPlace } from 'tackboard/people'
import { pinsOnBoard, useTables, visibleBoards, type Tables } from '../data'
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

/** A board, at /{username}/{id}/. Its owner can move pins to their other boards and sections. */
export function BoardPage({ address, session }: PageProps) {
  const [tables, read] = useTables()
  if (!tables) return null
  const board = visibleBoards(tables, session).find(({ id }) => id === address.pathname.split('/')[2])
  if (!board) return <main>There is no such board.</main>
  const isOwn = board.ownerId === session?.userId
  const places = placesOf(tables, board.ownerId)
  const pins = pinsOnBoard(tables, board.id)
  return (
    <main>
      <h1>{board.name}</h1>
      <MovePins onMoved={read}>
        {({ move, placeOf }) => (
          <ul className="pins">
            {pins
              .filter(({ id, place }) => placeOf(id, place).boardId === board.id)
              .map(({ id, title, imageUrl, place }) => {
                const here = keyOf(placeOf(id, place))
                const moveTo = (key: string) => {
                  const to = places.find((other) => keyOf(other) === key)
                  if (to) move({ pinIds: [id], from: placeOf(id, place), to })
                }
                return (
                  <li key={`${id} ${keyOf(place)}`}>
                    {imageUrl && <img src={imageUrl} alt="" />}
                    <h2>{title}</h2>
                    {isOwn && (
                      <select
                        aria-label={`Board of ${title}`}
                        value={here}
                        onChange={({ target }) => moveTo(target.value)}
                      >
                        {places.map((other) => (
                          <option key={keyOf(other)} value={keyOf(other)}>
                            {other.name}
                          </option>
                        ))}
                      </select>
                    )}
                  </li>
                )
              })}
          </ul>
        )}
      </MovePins>
    </main>
  )
}
