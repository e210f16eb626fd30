import { parseHttpAddress } from '../navigation/httpAddress.ts'
import { visibleName } from '../text/visibleName.ts'
import type { Board } from './board.ts'
import { imageSignatureOf } from './imageAddress.ts'

/** A board that has the picture already. */
export type DuplicateBoard = Pick<Board, 'id' | 'name'>

/** A picture that the server found on a board of the member. */
export interface FoundPicture {
  readonly board: DuplicateBoard
  /** Its address; null if the server gives none. */
  readonly imageUrl: string | null
  /** Its signature, by `imageSignatureOf`; null if the server gives none. */
  readonly signature: string | null
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

/** Whether a picture that was found is the one at this address: by its address or by its signature. */
export const isSamePicture = (imageUrl: string | null, found: Omit<FoundPicture, 'board'>): boolean => {
  const signature = imageSignatureOf(imageUrl)
  return (
    isSame(comparableImageAddress(imageUrl), comparableImageAddress(found.imageUrl)) ||
    isSame(signature, imageSignatureOf(found.imageUrl)) ||
    isSame(signature, found.signature)
  )
}

/** The boards that have the picture, each once, in the order in which they were found. A board without a visible name is left out. */
export function duplicateBoards(
  imageUrl: string | null,
  found: readonly FoundPicture[],
): readonly DuplicateBoard[] {
  const boards = new Map<string, DuplicateBoard>()
  for (const { board, ...picture } of found) {
    const name = visibleName(board.name)
    if (name && !boards.has(board.id) && isSamePicture(imageUrl, picture))
      boards.set(board.id, { id: board.id, name })
  }
  return [...boards.values()]
}
