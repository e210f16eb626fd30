'use client'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { common } from '../../../messages/en/common.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { AlertIcon } from '../../../ui/layout/icons.tsx'
import { focusLate } from '../../../ui/dialog/modal.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useText } from '../../text.tsx'
import { BoardCount } from './BoardCount.tsx'
import { BoardList } from './BoardList.tsx'
import { BoardPickerRoot } from './BoardPickerView.styles.ts'
import type { BoardPickerViewProps } from './BoardPickerView.types.ts'
import { BoardSearch } from './BoardSearch.tsx'
import { highlightAfter } from './highlightAfter.ts'
import { NewBoard } from './NewBoard.tsx'

const copy = { ...common, ...boardPicker }
const name = (chunks: ReactNode) => <bdi>{chunks}</bdi>

/** Chooses a board, or asks for a new one: a combobox with a listbox. saving.txt §2 "Board picker". J10. */
export function BoardPickerView(props: BoardPickerViewProps) {
  const { status, topChoices, boards, isSearchable, query, highlighted, suggestions, pinnedTo, more } = props
  const t = useText(copy)
  const id = useId()
  const listId = `${id}l`
  const field = useRef<HTMLInputElement>(null)
  const rows = topChoices.length + boards.length
  const isReady = status === 'ready'
  const hasSearch = isReady && isSearchable
  // The field of a dialog that waited for its list takes the focus that its heading kept for it.
  useLayoutEffect(() => {
    if (hasSearch) focusLate()
  }, [hasSearch])

  const failure =
    status === 'failed'
      ? t('boardPicker.error.loadFailed')
      : more === 'failed' && t('boardPicker.error.moreFailed')

  const clear = () => {
    if (field.current) field.current.value = ''
    props.onSearch('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const {
      key,
      target,
      nativeEvent: { isComposing },
    } = event
    // Enter that ends a composition belongs to the input method; Safari sends it after the end, as key code 229.
    if (
      isComposing ||
      event.keyCode === 229 ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return
    const isInList = target instanceof Element && target.role === 'listbox'
    if (!isInList && target !== field.current) return
    const to = highlightAfter(key, highlighted, rows)
    if (to !== null) props.onHighlight(to)
    else if (key === 'Enter' || (key === ' ' && isInList)) props.onEnter()
    else if (key === 'Escape' && (query !== '' || highlighted >= 0)) {
      if (query === '') props.onHighlight(-1)
      else clear()
    } else return
    event.preventDefault()
  }

  return (
    <BoardPickerRoot onKeyDown={onKeyDown}>
      <div data-ui="notice" data-at="mine" role="status">
        {pinnedTo !== null && (
          <>
            <AlertIcon />
            <div>{t('boardPicker.alreadySaved', { board: pinnedTo || t('boardPicker.unnamed'), name })}</div>
          </>
        )}
      </div>
      {hasSearch && (
        <BoardSearch id={`${id}s`} listId={listId} field={field} query={query} onSearch={props.onSearch} />
      )}
      {/* The boards, and not the rows: top choices stand among all boards once more. */}
      <BoardCount count={isReady && (query.trim() !== '' || more === 'none') ? boards.length : null} />
      {status === 'loading' && <Skeleton shape="row" count={5} label={t('boardPicker.loading')} />}
      {isReady && rows === 0 && more !== 'loading' && more !== 'waiting' && (
        <p data-at="none">
          {query.trim()
            ? t('boardPicker.nothingFound', { query: query.trim(), name })
            : t('boardPicker.empty')}
        </p>
      )}
      {isReady && <BoardList {...listProps(props)} id={listId} field={field} />}
      <Notice severity="error">{failure}</Notice>
      {failure && (
        <Button variant={isReady ? 'link' : 'secondary'} size={isReady ? 40 : 48} onClick={props.onRetry}>
          {t('common.retry')}
        </Button>
      )}
      <NewBoard id={`${id}n`} suggestions={suggestions} onCreate={props.onCreate} />
    </BoardPickerRoot>
  )
}

const listProps = ({
  topChoices,
  boards,
  hasHeadings,
  isSearchable,
  query,
  highlighted,
  more,
  onChoose,
  onNearEnd,
}: BoardPickerViewProps) => ({
  topChoices,
  boards,
  hasHeadings,
  isSearchable,
  query,
  highlighted,
  more,
  onChoose,
  onNearEnd,
})
