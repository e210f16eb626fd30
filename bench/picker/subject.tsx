import type { Board } from '../../src/domain/saving/board.ts'

/** What every subject gets: boards as the server sent them, which it shows in the order of their names, with the focus in the field. */
export interface PickerProps {
  readonly boards: readonly Board[]
}

const { compare } = new Intl.Collator('en')
const known = new WeakMap<readonly Board[], readonly Board[]>()

/** The boards in the order of the locale. Like ours, everybody else orders them at the first opening and remembers it. */
export function inOrder(boards: readonly Board[]): readonly Board[] {
  const found = known.get(boards)
  if (found) return found
  const listed = boards.toSorted((a, b) => compare(a.name, b.name))
  known.set(boards, listed)
  return listed
}

/** Pixels of a row and of the window on the list: the same for all, so that all show as many rows. */
export const rowHeight = 64
export const listHeight = 480

/** What every row holds. */
export const Row = ({ board }: { readonly board: Board }) => (
  <>
    <img className="cover" src={board.coverUrl ?? ''} alt="" width={48} height={48} />
    <span className="name">{board.name}</span>
  </>
)
