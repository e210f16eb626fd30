import type { Board, BoardOption, BoardSection } from './board.ts'

type Row = Pick<Board, 'id'> & { readonly section?: Pick<BoardSection, 'id'> | undefined }

/** Whether both are the same row. A board can have a row of its own and one for each of its sections. */
export const isSameOption = (a: Row, b: Row): boolean => a.id === b.id && a.section?.id === b.section?.id

/** What tells a row from all others in one list. */
export const optionKey = ({ id, section }: Row): string => JSON.stringify([id, section?.id])

/** The first row of each board and section. */
export function eachOptionOnce<Option extends Row>(options: readonly Option[]): readonly Option[] {
  const seen = new Set<string>()
  return options.filter((option) => {
    const key = optionKey(option)
    return !seen.has(key) && seen.add(key)
  })
}

/** The board and the section of a row. */
export const placeOf = ({ section, ...board }: BoardOption) => ({ board, ...(section && { section }) })
