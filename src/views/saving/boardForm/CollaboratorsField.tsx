'use client'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Collaborator } from '../../../domain/saving/collaborators.ts'
import { boardForm } from '../../../messages/en/saving/boardForm.ts'
import { Avatar } from '../../../ui/layout/Avatar.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { CloseIcon } from '../../../ui/layout/icons.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { CollaboratorsRoot } from './CollaboratorsField.styles.ts'
import { useText } from '../../text.tsx'
import { trimTyped } from '../../../domain/text/trimTyped.ts'
import { isComposing } from '../../../ui/isComposing.ts'

/** State of the search for people to invite. */
export interface CollaboratorsFieldState {
  /** The people to choose from, including the typed address. */
  readonly rows: readonly Collaborator[]
  /** The people who will be invited. */
  readonly chosen: readonly Collaborator[]
  /** Whether more rows are loading. */
  readonly isPending: boolean
}

/** Callbacks of the search for people to invite. */
export interface CollaboratorsFieldCallbacks {
  /** Called when the field gets focus: the people to choose from can be loaded. */
  readonly onFocus: () => void
  /** Called with what is typed whenever it changes. */
  readonly onTerm: (term: string) => void
  /** Called with the person that was chosen. */
  readonly onChoose: (row: Collaborator) => void
  /** Called with the ID of a chosen person who is not to be invited after all. */
  readonly onRemove: (id: string) => void
}

export type CollaboratorsFieldProps = CollaboratorsFieldState & CollaboratorsFieldCallbacks

/**
 * Chooses the people to invite to a board: a combobox with a list (WAI-ARIA pattern), and the chosen people. Enter never submits the
 * surrounding form.
 */
export function CollaboratorsField({
  rows,
  chosen,
  isPending,
  onFocus,
  onTerm,
  onChoose,
  onRemove,
}: CollaboratorsFieldProps) {
  const t = useText(boardForm)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActive] = useState<string | null>(null)
  const active = isOpen ? rows.findIndex((row) => row.id === activeId) : -1
  const isShown = isOpen && rows.length > 0
  const idOf = (index: number) => `${id}-${index}`

  const activeOption = active < 0 ? undefined : idOf(active)
  useLayoutEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' })
  }, [activeOption])

  const close = () => {
    setOpen(false)
    setActive(null)
  }
  const choose = (row: Collaborator | undefined) => {
    if (!row?.canInvite) return
    onChoose(row)
    if (input.current) input.current.value = ''
    close()
  }
  const move = (by: number) => {
    setOpen(true)
    const next = active < 0 ? (by > 0 ? 0 : rows.length - 1) : (active + by + rows.length) % rows.length
    setActive(rows[next]?.id ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const typed = rows.find(
      ({ kind, name }) => kind === 'email' && name === trimTyped(input.current?.value ?? ''),
    )
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => choose(rows[active] ?? typed),
      ...(isOpen && { Escape: close }),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const count = rows.filter(({ canInvite }) => canInvite).length

  return (
    <CollaboratorsRoot data-ui="field" data-at="people">
      <label htmlFor={id}>{t('collaborators.label')}</label>
      {chosen.length > 0 && (
        <ul data-at="chosen" aria-label={t('collaborators.chosen')}>
          {chosen.map((person) => (
            <li key={person.id}>
              <bdi>{person.name}</bdi>
              <Button
                variant="icon"
                leading={<CloseIcon />}
                aria-label={t('collaborators.remove', { person: person.name })}
                onClick={() => {
                  onRemove(person.id)
                  input.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <SearchField
        id={id}
        ref={input}
        name="collaborator"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeOption}
        placeholder={t('collaborators.placeholder')}
        clearLabel={t('collaborators.clear')}
        onFocus={onFocus}
        onClick={() => setOpen(true)}
        onBlur={close}
        onValue={(term) => {
          setOpen(true)
          setActive(null)
          onTerm(term)
        }}
        onKeyDown={onKeyDown}
      />
      <div data-at="list" hidden={!isOpen || (rows.length === 0 && !isPending)}>
        {/* A press would take focus from the field, and close the list before the click. */}
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={t('collaborators.list')}
          hidden={!isShown}
          onMouseDown={(event) => event.preventDefault()}
        >
          {isShown &&
            rows.map((row, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
              <div
                key={row.id}
                id={idOf(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                aria-disabled={row.canInvite ? undefined : true}
                onClick={() => choose(row)}
              >
                <Avatar decorative size={32} name={row.name} src={row.imageUrl ?? undefined} />
                <span>
                  <bdi>{row.name}</bdi>
                  <small>
                    {row.kind === 'email' ? (
                      t(row.canInvite ? 'collaborators.clickToSend' : 'collaborators.keepTyping')
                    ) : (
                      <bdi>{row.username}</bdi>
                    )}
                  </small>
                </span>
              </div>
            ))}
        </div>
        {/* The status below announces the same as text, and is mounted before its text. */}
        {isOpen && isPending && (
          <div aria-hidden="true">
            <Skeleton shape="person" count={2} label="" />
          </div>
        )}
      </div>
      <VisuallyHidden role="status">
        {isOpen && (isPending ? t('collaborators.searching') : t('collaborators.count', { count }))}
      </VisuallyHidden>
    </CollaboratorsRoot>
  )
}
