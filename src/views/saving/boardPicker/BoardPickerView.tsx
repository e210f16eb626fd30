'use client'
import { memo, useId } from 'react'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { common } from '../../../messages/en/common.ts'
import { InfoIcon } from '../../../ui/layout/icons.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { NoticeRoot } from '../../../ui/feedback/Notice.styles.ts'
import { ListFailed } from '../../../ui/list/ListFailed.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { useText } from '../../text.tsx'
import { BoardCombobox } from './BoardCombobox.tsx'
import { BoardCount } from './BoardCount.tsx'
import { BoardPickerRoot } from './BoardPickerView.styles.ts'
import type { BoardPickerViewProps } from './BoardPickerView.types.ts'
import { CreateBoard, name, SuggestedNames } from './NewBoard.tsx'
import { visibleName } from '../../../domain/text/visibleName.ts'

const copy = { ...common, ...boardPicker }
/** Rendered again only when there is something else to say. */
const Failure = memo(ListFailed)

/** Chooses a board or creates one. */
export function BoardPickerView(props: BoardPickerViewProps) {
  const { status, boards, query, suggestions, pinnedTo, more, onCreate } = props
  const { isCreationOffered = true } = props
  const isSearching = props.isSearching ?? visibleName(query) !== ''
  const t = useText(copy)
  const id = useId()
  const isReady = status === 'ready'
  const sectionCount = boards.filter(({ section }) => section).length
  const isCounted = isReady && (isSearching || more === 'none')
  const failure =
    status === 'failed'
      ? t('boardPicker.error.loadFailed')
      : more === 'failed' && t('boardPicker.error.moreFailed')
  const isGone = isReady && props.isSectionGone && !failure
  const names = isCreationOffered && suggestions.length > 0 && !isSearching && (
    <SuggestedNames id={id} suggestions={suggestions} onCreate={onCreate} />
  )
  const hasNone = isReady && boards.length === 0 && more !== 'loading' && more !== 'waiting'
  return (
    <BoardPickerRoot>
      <NoticeRoot data-ui="notice" data-severity="info" role="status">
        {pinnedTo !== null && (
          <>
            <InfoIcon />
            <div>
              {t('boardPicker.alreadySaved', {
                board: visibleName(pinnedTo) || t('boardPicker.unnamed'),
                name,
              })}
            </div>
          </>
        )}
      </NoticeRoot>
      {/* Counts boards, not rows: the top choices are also among all boards. */}
      <BoardCount count={isCounted ? boards.length - sectionCount : null} sectionCount={sectionCount} />
      {/* It stays where it is while the boards are read again, and keeps the focus. */}
      {asElement(props.sortSlot)}
      {/* The field and the heading are where they will be, so that nothing moves when the boards come. */}
      {status === 'loading' && (
        <>
          <div inert>
            <SearchField placeholder={t('boardPicker.search')} clearLabel="" onValue={() => {}} />
          </div>
          <div>
            <div data-at="heading" aria-hidden="true">
              {t('boardPicker.topChoices')}
            </div>
            <Skeleton shape="row" count={5} label={t('boardPicker.loading')} />
          </div>
        </>
      )}
      {isReady && <BoardCombobox {...props} after={names} />}
      <Failure retryLabel={t('common.retry')} onRetry={isGone ? undefined : props.onRetry}>
        {isGone ? t('boardPicker.error.sectionGone') : failure}
      </Failure>
      {!isReady && names}
      {/* Where a search finds nothing, the list offers to create what was searched for. */}
      {isReady && asElement(props.severalSlot)}
      {isCreationOffered && !props.several && !props.addsSection && !(hasNone && isSearching) && (
        <CreateBoard isPrimary={hasNone && more === 'none'} onCreate={onCreate} />
      )}
    </BoardPickerRoot>
  )
}
