import { parseHttpAddress } from '../navigation/httpAddress.ts'
import { visibleName } from '../text/visibleName.ts'
import type { Board, BoardOption } from './board.ts'
import { imageSignatureOf } from './imageAddress.ts'

/** A board that has the picture already. */
export type DuplicateBoard = Pick<Board, 'id' | 'name'>

/** What identifies a picture. */
export interface Picture {
  /** Its address; null if it is not known. */
  readonly imageUrl: string | null
  /** What the server calls the same picture at every address and in every size; null if it is not known. */
  readonly signature: string | null
}

/** A picture that the server found on a board of the member. */
export interface FoundPicture extends Picture {
  readonly board: DuplicateBoard
}

/** A parameter that tracks where a visitor came from. */
const tracks = (key: string) => /^utm_/i.test(key)

/**
 * A picture's address as it is compared: the host in lower case, without its default port, the fragment and `utm_*` parameters. Null for
 * what is no http(s) address. Comparing is all that it is for, so the other parameters stay in their order.
 */
export function comparableImageAddress(address: string | null | undefined): string | null {
  const url = parseHttpAddress(address ?? '')
  if (!url) return null
  url.hash = ''
  for (const key of [...url.searchParams.keys()].filter(tracks)) url.searchParams.delete(key)
  // Read again in any case, so that an address without such parameters is written in the same way.
  url.search = url.searchParams.toString()
  return url.href
}

const isSame = (one: string | null, other: string | null) => one !== null && one === other

/** Whether two pictures are the same one: by the server's signature, by address, or as sizes of one image at its site. */
export const isSamePicture = (one: Picture, other: Picture): boolean =>
  isSame(one.signature || null, other.signature) ||
  isSame(comparableImageAddress(one.imageUrl), comparableImageAddress(other.imageUrl)) ||
  isSame(imageSignatureOf(one.imageUrl), imageSignatureOf(other.imageUrl))

/** The boards that have the picture, each once, in the order in which they were found. A board without a visible name is left out. */
export function duplicateBoards(wanted: Picture, found: readonly FoundPicture[]): readonly DuplicateBoard[] {
  const boards = new Map<string, DuplicateBoard>()
  for (const { board, ...picture } of found) {
    const name = visibleName(board.name)
    if (name && !boards.has(board.id) && isSamePicture(wanted, picture))
      boards.set(board.id, { id: board.id, name })
  }
  return [...boards.values()]
}

/** The board of the picker's own sentence, "you already saved this Pin to …". */
export interface NamedBoard {
  /** Default: the server gives no more than its name. */
  readonly id?: string | undefined
  readonly name: string
}

/**
 * The boards that are left to name where the picker's sentence names one: that sentence stays, and no board is named twice. If all that is
 * known is its name, one board of that name is left out, because the sentence is about one board.
 */
export function otherDuplicates(
  boards: readonly DuplicateBoard[],
  named: NamedBoard | null,
): readonly DuplicateBoard[] {
  if (!named) return boards
  const { id } = named
  const at = boards.findIndex((board) =>
    id === undefined ? board.name === visibleName(named.name) : board.id === id,
  )
  return boards.filter((_, index) => index !== at)
}

/** Whether a row of the picker is one of these boards. A section of such a board need not have the picture. */
export const isDuplicateRow = (
  boards: readonly DuplicateBoard[],
  { id, section }: Pick<BoardOption, 'id' | 'section'>,
): boolean => !section && boards.some((board) => board.id === id)
