import { useMemo } from 'react'
import type { Board } from '../../src/domain/saving/board.ts'

/** Every subject gets boards in the server's order and shows them sorted by name. */
export interface PickerProps {
  readonly boards: readonly Board[]
}

/** The boards sorted by name. Like our picker, every subject sorts them each time it opens. */
export function useSortedBoards(boards: readonly Board[]): readonly Board[] {
  return useMemo(() => {
    const { compare } = new Intl.Collator('en')
    return boards.toSorted((a, b) => compare(a.name, b.name))
  }, [boards])
}

/** Height of a row and of the list in pixels. They are the same for all subjects, so all show equally many rows. */
export const rowHeight = 64
export const listHeight = 480

/** The content of every row. */
export const Row = ({ board }: { readonly board: Board }) => (
  <>
    <img className="cover" src={board.coverUrl ?? ''} alt="" width={48} height={48} />
    <span className="text">
      <span className="name">{board.name}</span>
      <small>
        {board.pinCount} Pins{board.sectionCount > 0 && ` · ${board.sectionCount} sections`}
      </small>
    </span>
  </>
)
