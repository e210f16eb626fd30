'use client'
import { memo } from 'react'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Icon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import type { BoardPickerViewProps } from './BoardPickerView.types.ts'

export interface NewBoardProps extends Pick<BoardPickerViewProps, 'suggestions' | 'onCreate'> {
  /** Id of the label of the suggestions. */
  readonly id: string
}

const Plus = () => <Icon path="M12 5v14M5 12h14" />

/** Suggested names for a new board, and 'Create board'. saving.txt §2 "suggested board names". */
export const NewBoard = memo(({ id, suggestions, onCreate }: NewBoardProps) => {
  const t = useText(boardPicker)
  return (
    <>
      {suggestions.length > 0 && (
        <div role="group" aria-labelledby={id} data-at="names">
          <span id={id}>{t('boardPicker.suggested')}</span>
          {suggestions.map((title) => (
            <Button
              key={title}
              variant="secondary"
              size={40}
              leading={<Plus />}
              onClick={() => onCreate(title)}
            >
              <bdi>{title}</bdi>
            </Button>
          ))}
        </div>
      )}
      <Button variant="secondary" leading={<Plus />} onClick={() => onCreate()}>
        {t('boardPicker.create')}
      </Button>
    </>
  )
})
