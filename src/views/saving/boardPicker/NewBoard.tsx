'use client'
import { memo, type ReactNode } from 'react'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Emblem } from '../../../ui/feedback/Emblem.tsx'
import { Icon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import type { BoardPickerViewProps } from './BoardPickerView.types.ts'
import { BoardIcon } from './Cover.tsx'

export interface SuggestedNamesProps extends Pick<BoardPickerViewProps, 'suggestions' | 'onCreate'> {
  /** Id of the label of the suggestions. */
  readonly id: string
}

export const Plus = () => <Icon path="M12 5v14M5 12h14" />
/** A name within a sentence, in its own direction. */
export const name = (chunks: ReactNode) => <bdi>{chunks}</bdi>

export interface CreateBoardProps extends Pick<BoardPickerViewProps, 'onCreate'> {
  /** It is all that the member can do. */
  readonly isPrimary: boolean
}

/** 'Create board', below the list. */
export const CreateBoard = memo(({ isPrimary, onCreate }: CreateBoardProps) => {
  const t = useText(boardPicker)
  return (
    <Button variant={isPrimary ? undefined : 'secondary'} leading={<Plus />} onClick={() => onCreate()}>
      {t('boardPicker.create')}
    </Button>
  )
})

/** Suggested names for a new board. */
export const SuggestedNames = memo(({ id, suggestions, onCreate }: SuggestedNamesProps) => {
  const t = useText(boardPicker)
  return (
    <div role="group" aria-labelledby={id} data-at="names">
      <span id={id}>{t('boardPicker.suggested')}</span>
      {suggestions.map((title) => (
        <Button key={title} variant="secondary" size={40} leading={<Plus />} onClick={() => onCreate(title)}>
          <bdi>{title}</bdi>
        </Button>
      ))}
    </div>
  )
})

export interface NoBoardsProps extends Pick<BoardPickerViewProps, 'isCreationOffered' | 'onCreate'> {
  /** What was searched for; '' if the member has no boards. */
  readonly query: string
}

/** Replaces the rows of a list without any. A search offers to create what it did not find. */
export function NoBoards({ query, isCreationOffered, onCreate }: NoBoardsProps) {
  const t = useText(boardPicker)
  return (
    <div data-at="none">
      {!query && (
        <Emblem>
          <BoardIcon />
        </Emblem>
      )}
      <p>{query ? t('boardPicker.nothingFound', { query, name }) : t('boardPicker.empty')}</p>
      {query && isCreationOffered && (
        <Button variant="secondary" size={40} leading={<Plus />} onClick={() => onCreate(query)}>
          {t('boardPicker.createNamed', { query, name })}
        </Button>
      )}
    </div>
  )
}
