'use client'
import { memo } from 'react'
import type { BoardOption } from '../../../domain/saving/board.ts'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { safeHref } from '../../../ui/actions/safeUrl.ts'
import { CheckIcon, Icon } from '../../../ui/layout/icons.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import type { BoardPickerViewState } from './BoardPickerView.types.ts'
import { Cover } from './Cover.tsx'
import { name } from './NewBoard.tsx'
import { SavePill } from './SavePill.tsx'
import { visibleName } from '../../../domain/text/visibleName.ts'

export interface BoardRowProps extends Pick<BoardPickerViewState, 'facesOf' | 'noteOf'> {
  readonly id: string
  readonly board: BoardOption
  /** Counted across both lists, from 0. */
  readonly index: number
  /** Rows in both lists. */
  readonly count: number
  readonly isHighlighted: boolean
  /** The pin is being saved to it. */
  readonly isBusy: boolean
  /** Whether it is chosen, where several are; null: only one is. */
  readonly isChosen: boolean | null
  /** Choosing it leads to its sections, or to the form of its first one. */
  readonly isOpened: boolean
  /** The pin was saved to it just now. */
  readonly isSaved: boolean
}

const Mark = ({ path, label }: { readonly path: string; readonly label: string }) => (
  <>
    <Icon path={path} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
)

const lock = 'M7 11h10a1 1 0 011 1v7a1 1 0 01-1 1H7a1 1 0 01-1-1v-7a1 1 0 011-1zM8.5 11V8a3.5 3.5 0 017 0v3'
const people = 'M9 11a3 3 0 100-6 3 3 0 000 6zM3 19q0-5 6-5t6 5M16 11a2.5 2.5 0 100-5M17 14q4 .5 4 5'

/** One board to choose, or a section of it. Clicks are delegated to the list, which reads `data-index`. */
export const BoardRow = memo((props: BoardRowProps) => {
  const { id, board, index, count, isHighlighted, isBusy, isChosen, isSaved, isOpened } = props
  const t = useText(boardPicker)
  const { pinCount, sectionCount, section } = board
  const boardName = visibleName(board.name) || t('boardPicker.unnamed')
  const pins = t('boardPicker.pins', { count: pinCount })
  return (
    <div
      role="option"
      id={id}
      data-at="board"
      data-index={index}
      aria-selected={isChosen ?? isHighlighted}
      data-active={isHighlighted || undefined}
      aria-disabled={(isSaved && isChosen !== null) || undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-describedby={`${id}-detail`}
      aria-busy={isBusy || undefined}
    >
      <Cover src={safeHref(board.coverUrl ?? board.coverImages[0])} />
      <span data-at="text">
        <bdi>{section ? visibleName(section.title) || t('boardPicker.unnamedSection') : boardName}</bdi>
        {/* The description of the option, so that its name stays short. */}
        <small id={`${id}-detail`} aria-hidden="true">
          <span>{section ? t('boardPicker.inBoard', { board: boardName, name }) : pins}</span>
          {!section && sectionCount > 0 && (
            <span>{` · ${t('boardPicker.sections', { count: sectionCount })}`}</span>
          )}
        </small>
        {asElement(props.noteOf?.(board))}
      </span>
      {board.privacy === 'secret' && <Mark path={lock} label={t('boardPicker.secret')} />}
      {asElement(props.facesOf?.(board)) ??
        (board.isCollaborative && <Mark path={people} label={t('boardPicker.collaborative')} />)}
      {isSaved && <Mark path="M5 12.5l4.5 4.5L19 7.5" label={t('boardPicker.savedNow')} />}
      {isChosen !== null ? (
        <span data-at="check">{isChosen && <CheckIcon />}</span>
      ) : isOpened && !isBusy ? (
        <span data-at="on">
          <Icon path="M9 5l7 7-7 7" />
        </span>
      ) : (
        <SavePill isBusy={isBusy} />
      )}
    </div>
  )
})
