import type { ReactElement } from 'react'
import type { Board } from '../../../domain/saving/board.ts'
import { safeHref } from '../../../ui/actions/safeUrl.ts'

/** The words of every row, looked up once a list. */
export interface RowWords {
  readonly secret: string
  readonly collaborative: string
  readonly unnamed: string
}

interface RowContent {
  readonly board: Board
  /** Of the list. */
  readonly id: string
  /** Counted over both lists, from 0. */
  readonly index: number
  readonly count: number
  readonly words: RowWords
}

/** What the list changes of a row that it keeps. */
export interface BoardRowProps {
  readonly 'aria-selected': boolean
}

const Mark = ({ path, words }: { readonly path: string; readonly words: string }) => (
  <>
    <svg data-ui="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
    <span data-ui="hidden">{words}</span>
  </>
)

const lock = 'M7 11h10a1 1 0 011 1v7a1 1 0 01-1 1H7a1 1 0 01-1-1v-7a1 1 0 011-1zM8.5 11V8a3.5 3.5 0 017 0v3'
const people = 'M9 11a3 3 0 100-6 3 3 0 000 6zM3 19q0-5 6-5t6 5M16 11a2.5 2.5 0 100-5M17 14q4 .5 4 5'

/**
 * One board to choose, not highlighted. What is pressed is heard by the list, so a row costs no handlers; that it saves is drawn by the
 * styles, in the list's word. Not a component, which would cost an opening more than it draws: the list keeps its rows itself.
 */
export function boardRow({ board, id, index, count, words }: RowContent): ReactElement<BoardRowProps> {
  const { name, coverUrl, coverImages, privacy, isCollaborative } = board
  const cover = safeHref(coverUrl ?? coverImages[0])
  return (
    // By its place: another list fills the rows that are there, which costs a browser less than to build them anew.
    <div
      key={index}
      role="option"
      data-at="board"
      id={`${id}-${index}`}
      aria-selected={false}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      {cover ? <img src={cover} alt="" decoding="async" /> : <span data-at="cover" />}
      <bdi>{name.trim() ? name : words.unnamed}</bdi>
      {privacy === 'secret' && <Mark path={lock} words={words.secret} />}
      {isCollaborative && <Mark path={people} words={words.collaborative} />}
    </div>
  )
}
