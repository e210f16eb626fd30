'use client'
import { memo, type ReactNode } from 'react'
import { visibleName } from '../../../domain/text/visibleName.ts'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { NoticeRoot } from '../../../ui/feedback/Notice.styles.ts'
import { AlertIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import type { BoardPickerViewProps } from './BoardPickerView.types.ts'

const name = (chunks: ReactNode) => <bdi>{chunks}</bdi>

/** Says which board already holds the pin. It stays while there is nothing to say, so that screen readers announce what comes. */
export const AlreadySaved = memo(({ pinnedTo }: Pick<BoardPickerViewProps, 'pinnedTo'>) => {
  const t = useText(boardPicker)
  return (
    <NoticeRoot data-ui="notice" data-severity="error" role="status">
      {pinnedTo !== null && (
        <>
          <AlertIcon />
          <div>
            {t('boardPicker.alreadySaved', {
              board: visibleName(pinnedTo) || t('boardPicker.unnamed'),
              name,
            })}
          </div>
        </>
      )}
    </NoticeRoot>
  )
})
