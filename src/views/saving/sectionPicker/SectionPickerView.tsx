'use client'
import { useId, useState, type KeyboardEvent } from 'react'
import type { BoardSection } from '../../../domain/saving/board.ts'
import { common } from '../../../messages/en/common.ts'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { saveToBoard } from '../../../messages/en/saving/saveToBoard.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Emblem } from '../../../ui/feedback/Emblem.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { ListFailed } from '../../../ui/list/ListFailed.tsx'
import { useLocale, useText } from '../../text.tsx'
import { BoardIcon } from '../boardPicker/Cover.tsx'
import { Plus } from '../boardPicker/NewBoard.tsx'
import { PickerRow } from '../boardPicker/PickerRow.tsx'
import { SectionPickerRoot } from './SectionPickerView.styles.ts'
import { isComposing } from '../../../ui/isComposing.ts'
import { visibleName } from '../../../domain/text/visibleName.ts'

const copy = { ...common, ...boardPicker, ...saveToBoard }

/** State of the list of sections. */
export interface SectionPickerViewState {
  /** The name of the board whose sections are listed. */
  readonly boardName: string
  /** The board's picture; null if it has none. */
  readonly boardCoverUrl: string | null
  /** How many Pins the board has. Default: not shown. */
  readonly boardPinCount?: number | undefined
  /** The sections. Without a `pinCount`, a section shows none. */
  readonly sections: readonly (Pick<BoardSection, 'id' | 'title' | 'previewUrls'> &
    Partial<Pick<BoardSection, 'pinCount'>>)[]
  /** Whether the sections are being loaded. */
  readonly isLoading: boolean
  /** Whether the board has no sections. */
  readonly isEmpty: boolean
  /** Whether the sections could not be loaded; the board itself can still be chosen. */
  readonly hasFailed: boolean
  /** Index of the row that the pin is being saved to: 0 is the board, the sections follow. Default: none. */
  readonly busyRow?: number | null | undefined
}

/** Callbacks of the list of sections. */
export interface SectionPickerViewCallbacks {
  /** The board itself. */
  readonly onBoard: () => void
  /** Called with the ID of the section that was chosen. */
  readonly onSection: (id: string) => void
  /** Called on 'Add section'. */
  readonly onCreate: () => void
  /** Called when the user wants sections that could not be loaded to be loaded again. */
  readonly onRetry: () => void
}

export interface SectionPickerViewProps extends SectionPickerViewState, SectionPickerViewCallbacks {
  /** Whether 'Add section' is shown. Default: true. */
  readonly isCreationOffered?: boolean | undefined
}

/** Where a key leads from the option `at` of `last + 1`; null: nowhere. APG listbox. */
function next(key: string, at: number, last: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, last)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  return key === 'Home' ? 0 : key === 'End' ? last : null
}

/** The next option after `at` that begins with the letter, accents and case aside. */
function startingWith(names: readonly string[], letter: string, at: number, locale: string) {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' })
  return [...names.keys()]
    .map((index) => (at + 1 + index) % names.length)
    .find((index) => compare(letter, /^./su.exec(names[index] ?? '')?.[0] ?? '') === 0)
}

/** Chooses a section of a board, or the board itself. */
export function SectionPickerView(props: SectionPickerViewProps) {
  const { boardName, boardCoverUrl, sections, isLoading, isEmpty, hasFailed, onBoard, onSection } = props
  const { isCreationOffered = true } = props
  const t = useText(copy)
  const { locale } = useLocale()
  const id = useId()
  const [active, setActive] = useState<number | null>(null)
  // An option needs a name.
  const names = [
    visibleName(boardName) || t('sections.board'),
    ...sections.map(({ title }) => visibleName(title) || t('sections.section')),
  ]
  const choose = (index: number) => (index === 0 ? onBoard() : onSection(sections[index - 1]?.id ?? ''))

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (active !== null) choose(active)
      return
    }
    const found =
      next(event.key, active ?? -1, names.length - 1) ??
      ([...event.key].length === 1 ? startingWith(names, event.key, active ?? -1, locale) : undefined)
    if (found === undefined) return
    event.preventDefault()
    setActive(found)
    document.getElementById(`${id}-${found}`)?.scrollIntoView({ block: 'nearest' })
  }
  const row = (index: number, url: string | null | undefined, pinCount: number | undefined) => (
    <PickerRow
      key={index}
      id={`${id}-${index}`}
      name={names[index] ?? ''}
      pictureUrl={url}
      detail={pinCount === undefined ? undefined : t('boardPicker.pins', { count: pinCount })}
      isActive={active === index}
      isBusy={props.busyRow === index}
      onChoose={() => choose(index)}
    />
  )

  return (
    <SectionPickerRoot>
      <div data-at="scroll">
        <div
          role="listbox"
          aria-label={t('sections.list')}
          tabIndex={0}
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          onKeyDown={onKeyDown}
          onFocus={() => setActive(active ?? 0)}
          onBlur={() => setActive(null)}
        >
          <div role="group" aria-labelledby={`${id}-board`}>
            <div id={`${id}-board`} role="presentation" data-at="heading">
              {t('sections.board')}
            </div>
            {row(0, boardCoverUrl, props.boardPinCount)}
          </div>
          {sections.length > 0 && (
            <div role="group" aria-labelledby={`${id}-section`}>
              <div id={`${id}-section`} role="presentation" data-at="heading">
                {t('sections.section')}
              </div>
              {sections.map(({ previewUrls, pinCount }, index) => row(index + 1, previewUrls[0], pinCount))}
            </div>
          )}
        </div>
        {isLoading && (
          <>
            <div data-at="heading" aria-hidden="true">
              {t('sections.section')}
            </div>
            <Skeleton shape="row" label={t('sections.loading')} />
          </>
        )}
        <div data-at="empty" role="status">
          {isEmpty && (
            <>
              <Emblem>
                <BoardIcon />
              </Emblem>
              <p>{t('sections.empty')}</p>
            </>
          )}
        </div>
        <ListFailed retryLabel={t('common.retry')} onRetry={props.onRetry}>
          {hasFailed && t('sections.error.loadFailed')}
        </ListFailed>
      </div>
      {isCreationOffered && (
        <Button
          variant={isEmpty ? undefined : 'secondary'}
          leading={<Plus />}
          fullWidth
          onClick={props.onCreate}
        >
          {t('sections.add')}
        </Button>
      )}
    </SectionPickerRoot>
  )
}
