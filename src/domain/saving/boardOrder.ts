import type { Board } from './board.ts'
import type { Session } from '../auth/session.ts'

type Viewer = Pick<Session, 'userId' | 'advertiser'>

const beginsWithDigit = /^\s*\p{Nd}/u

/** Whether a picker offers a board: the viewer, or the profile acted for, owns it or works on it, and it is not archived. saving.txt §5, §6. */
function isOwn(board: Board, { userId, advertiser }: Viewer): boolean {
  const { ownerId, isCollaboratedByMe, collaboratorIds, isArchived } = board
  if (isArchived) return false
  return (
    isCollaboratedByMe ||
    ownerId === userId ||
    ownerId === advertiser?.ownerUserId ||
    collaboratorIds.includes(userId)
  )
}

const cache = new WeakMap<readonly Board[], { readonly key: string; readonly own: readonly Board[] }>()

/** The answer for the same list and viewer is the same array, so that what draws it knows that nothing has changed. */
function kept(boards: readonly Board[], key: string, make: () => readonly Board[]): readonly Board[] {
  const found = cache.get(boards)
  if (found?.key === key) return found.own
  const own = make()
  cache.set(boards, { key, own })
  return own
}

/** The boards that a picker may offer, in the order given. saving.txt §5 "Own boards for pickers". */
export const ownBoards = (boards: readonly Board[], viewer: Viewer): readonly Board[] =>
  kept(boards, `${viewer.userId} ${viewer.advertiser?.ownerUserId}`, () =>
    boards.filter((board) => isOwn(board, viewer)),
  )

const collators = new Map<string, Intl.Collator>()

/** Making one takes longer than ordering a short list by it, so one is kept for each locale. */
function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale)
  collators.set(locale, collator)
  return collator
}

/** The list that was ordered last, by its first board: one that goes on from it, page by page, has its order already. */
const grown = new WeakMap<
  Board,
  { readonly boards: readonly Board[]; readonly key: string; readonly own: readonly Board[] }
>()

/**
 * The boards that a picker may offer, in the alphabetical order of the locale; names that begin with a digit of any script come after
 * the others, and boards of the same name stay as they were. saving.txt §2, §5. H11.
 */
export const orderedBoards = (boards: readonly Board[], viewer: Viewer, locale: string): readonly Board[] => {
  const key = `${viewer.userId} ${viewer.advertiser?.ownerUserId} ${locale}`
  return kept(boards, key, () => {
    const [first] = boards
    const last = first && grown.get(first)
    const before =
      last?.key === key && last.boards.every((board, at) => board === boards[at])
        ? last
        : { boards: [], own: [] }
    const others: Board[] = []
    const digits: Board[] = []
    const add = (board: Board) => (beginsWithDigit.test(board.name) ? digits : others).push(board)
    // What is in order comes first: a sort goes over it once, and merges the rest.
    before.own.forEach(add)
    for (let at = before.boards.length; at < boards.length; at += 1) {
      const board = boards[at]
      if (board && isOwn(board, viewer)) add(board)
    }
    const { compare } = collatorOf(locale)
    const byName = (a: Board, b: Board) => compare(a.name, b.name)
    const own = [...others.toSorted(byName), ...digits.toSorted(byName)]
    if (first) grown.set(first, { boards, key, own })
    return own
  })
}
