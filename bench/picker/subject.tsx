import type { Board } from '../../src/domain/board.ts'

/** What every subject gets: a list that it shows at once, with the focus in the field. */
export interface PickerProps {
  /** As the server sent them, which is how ours remembers them. */
  readonly boards: readonly Board[]
  /** The same boards in the order of the names. */
  readonly listed: readonly Board[]
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
