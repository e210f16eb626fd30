'use client'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { completeHashtag, hashtagAt, type Hashtag } from '../../../domain/saving/hashtags.ts'
import { hashtags } from '../../../messages/en/saving/hashtags.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import { HashtagRoot } from './HashtagField.styles.ts'
import { HashtagList } from './HashtagList.tsx'
import { isComposing } from '../../../ui/isComposing.ts'

/** State of the field. */
export interface HashtagFieldState {
  /** The visible name, above the field. */
  readonly label: string
  /** Its text. The DOM holds what is typed; a different value given later replaces it. */
  readonly value: string
  /** The most that can be typed or pasted, in UTF-16 code units, because every keystroke reads the whole text. Default: no limit. */
  readonly maxLength?: number | undefined
  /** What is wrong with the text. Default: nothing. */
  readonly error?: ReactNode
  /** Characters, besides white space, that end a hashtag. */
  readonly hashtagEnds: string
  /** The suggestions; without any, there is no flyout. */
  readonly rows: readonly Hashtag[]
  /** What has been typed of the hashtag at the caret: its letters in a suggestion are told from the rest. Default: ''. */
  readonly query?: string | undefined
  /** Index of the highlighted row; -1: keys belong to the text. */
  readonly active: number
}

/** Callbacks of the field. */
export interface HashtagFieldCallbacks {
  /** Called with the field's text whenever it changes. */
  readonly onValue: (value: string) => void
  /** Called with the hashtag at the caret; null if there is none. */
  readonly onQuery: (query: string | null) => void
  /** Called on an arrow key: 1 moves the highlight to the next suggestion, -1 to the one before. */
  readonly onMove: (by: 1 | -1) => void
  /** Called when a hashtag is chosen, which is already in the text. */
  readonly onChosen: (query: string) => void
  /** Called on Escape, and when the field loses focus: close the suggestions. */
  readonly onDismiss: () => void
}

export type HashtagFieldProps = HashtagFieldState & HashtagFieldCallbacks

const moves: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A multi-line description with a flyout of hashtags. Keys belong to the text until an arrow key highlights a row; then Enter and Tab
 * choose that row. Escape closes only the flyout.
 */
export function HashtagField({
  label,
  value,
  maxLength,
  error,
  hashtagEnds,
  rows,
  query: typed = '',
  active,
  onValue,
  onQuery,
  onMove,
  onChosen,
  onDismiss,
}: HashtagFieldProps) {
  const t = useText(hashtags)
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    // Set only a different text, because setting the same one moves the caret.
    if (area.current && area.current.value !== value) area.current.value = value
  }, [value])

  const placeOf = ({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    hashtagAt(text, selectionStart, selectionEnd, hashtagEnds)
  const look = () => {
    if (area.current && area.current === document.activeElement) onQuery(placeOf(area.current)?.query ?? null)
  }
  const choose = ({ query }: Hashtag) => {
    const element = area.current
    const place = element && placeOf(element)
    if (!place) return onDismiss()
    const edit = completeHashtag(element.value, place, query)
    onChosen(query)
    element.setSelectionRange(edit.from, edit.to)
    // Inserted as if typed, so that the browser's undo reverts it. `execCommand` is deprecated and not
    // supported everywhere, but has no replacement.
    if ('execCommand' in document && document.execCommand('insertText', false, edit.text)) return
    element.setRangeText(edit.text, edit.from, edit.to, 'end')
    onValue(element.value)
    look()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (rows.length === 0 || isComposing(event.nativeEvent)) return
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
    const row = rows[active]
    const by = moves[event.key]
    if (by) onMove(by)
    else if (event.key === 'Escape') onDismiss()
    else if (row && (event.key === 'Enter' || event.key === 'Tab')) choose(row)
    else return
    // Keeps elements around the field, such as a dialog, from handling the key too.
    event.preventDefault()
    event.stopPropagation()
  }

  const isOpen = rows.length > 0
  return (
    <HashtagRoot>
      <TextArea
        label={label}
        name="description"
        areaRef={area}
        defaultValue={value}
        maxLength={maxLength}
        error={error}
        autoComplete="off"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${id}${active}` : undefined}
        onValue={(text) => {
          onValue(text)
          look()
        }}
        onSelect={look}
        onKeyDown={onKeyDown}
        onBlur={onDismiss}
        flyout={
          isOpen && (
            <HashtagList id={id} label={t('hashtags.label')} {...{ rows, typed, active }} onChoose={choose} />
          )
        }
      />
      <VisuallyHidden role="status">{isOpen && t('hashtags.found', { count: rows.length })}</VisuallyHidden>
    </HashtagRoot>
  )
}
