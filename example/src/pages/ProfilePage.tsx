import { FollowButton } from 'tackboard/people'
import { personOf, pinsOf, useTables, visibleBoards } from '../data'
import type { PageProps } from '../page'
import { PinGrid } from '../parts/PinGrid'

/** A member's boards and pins, at /{username}/. */
export function ProfilePage({ address, session }: PageProps) {
  const [tables] = useTables()
  if (!tables) return null
  const username = address.pathname.replaceAll('/', '')
  const person = personOf(tables, username)
  if (!person) return <main>{`There is no “${username}” here.`}</main>
  const boards = visibleBoards(tables, session).filter(({ ownerId }) => ownerId === person.id)
  return (
    <main>
      <h1>{person.fullName || username}</h1>
      <FollowButton member={person} isCountShown />
      <ul>
        {boards.map(({ id, name }) => (
          <li key={id}>
            <a href={`/${username}/${id}/`}>{name}</a>
          </li>
        ))}
      </ul>
      <PinGrid pins={pinsOf(tables).filter(({ ownerId }) => ownerId === person.id)} />
    </main>
  )
}
