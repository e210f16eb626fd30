import { isSameId } from '../auth/session.ts'
import type { Board, BoardCollaborator } from './board.ts'
import type { BoardViewer } from './boardOrder.ts'

/** At most this many faces fit at the end of a row. */
const MOST_FACES = 3

/** Whose list it is. */
export interface FacesViewer extends BoardViewer {
  readonly username: string
}

/** The people that a board's row shows. */
export interface SharedWith {
  /** From one to three of them. */
  readonly people: readonly BoardCollaborator[]
  /** How many more there are. */
  readonly others: number
}

/** A board of the viewer, or of those they act for, that only they and its collaborators see. */
const isOwnSecret = ({ privacy, ownerId }: Board, { userId, advertiser, actingFor }: FacesViewer) =>
  privacy === 'secret' && [userId, advertiser?.ownerUserId, actingFor].some((own) => isSameId(ownerId, own))

/** Whom the viewer shares a board with, the viewer left out; null if the server names no person, and for a secret board of their own. */
export function sharedWith(board: Board, viewer: FacesViewer): SharedWith | null {
  const { collaborators, isCollaboratedByMe } = board
  if (!collaborators || isOwnSecret(board, viewer)) return null
  const rest = collaborators.people.filter(({ username }) => username !== viewer.username)
  const isAmongThem = isCollaboratedByMe || rest.length < collaborators.people.length
  const total = Math.max(collaborators.count - (isAmongThem ? 1 : 0), rest.length)
  const people = rest.slice(0, MOST_FACES)
  return people.length > 0 ? { people, others: total - people.length } : null
}
