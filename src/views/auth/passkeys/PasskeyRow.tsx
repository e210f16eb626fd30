'use client'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { PASSKEY_NAME_LIMIT, type ListedPasskey } from '../../../domain/auth/passkeyList.ts'
import { passkeyList } from '../../../messages/en/auth/account/passkeyList.ts'
import { common } from '../../../messages/en/common.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { isComposing } from '../../../ui/isComposing.ts'
import { KeyIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import type { passkeyDates } from './passkeyDates.ts'
import { passkeyError } from './passkeyError.tsx'
import type { PasskeysViewCallbacks, PasskeysViewState } from './PasskeysView.types.ts'

const copy = { ...common, ...passkeyList }

interface PasskeyRowProps
  extends
    Pick<PasskeysViewState, 'isPending' | 'error' | 'serverMessage'>,
    Pick<PasskeysViewCallbacks, 'onRename' | 'onNameSubmit' | 'onNameCancel' | 'onRemove'> {
  readonly passkey: ListedPasskey
  /** What it is called on screen. */
  readonly name: string
  readonly dates: ReturnType<typeof passkeyDates>
  readonly isRenaming: boolean
}

/** A passkey with its dates; while it is renamed, a form. Styled by its list. */
export function PasskeyRow({ isRenaming, ...props }: PasskeyRowProps) {
  const { passkey, name, dates, onRename, onRemove } = props
  const { id, createdAt, lastUsedAt } = passkey
  const t = useText(copy)
  const rename = useRef<HTMLButtonElement>(null)
  const wasRenaming = useRef(false)
  useLayoutEffect(() => {
    // The form had focus, and is gone.
    if (wasRenaming.current && !isRenaming && document.activeElement === document.body)
      rename.current?.focus()
    wasRenaming.current = isRenaming
  }, [isRenaming])
  if (isRenaming)
    return (
      <li data-at="renaming">
        <NameForm {...props} />
      </li>
    )
  return (
    <li>
      <span data-at="glyph">
        <KeyIcon />
      </span>
      <span data-at="what">
        <bdi data-at="name">{name}</bdi>
        <small>
          {createdAt !== null && <span>{t('passkeyList.added', { date: dates.date(createdAt) })}</span>}{' '}
          {lastUsedAt !== null && <span>{t('passkeyList.used', { used: dates.recent(lastUsedAt) })}</span>}
        </small>
      </span>
      <span data-at="actions">
        <Button
          ref={rename}
          variant="outlined"
          size={40}
          aria-label={t('passkeyList.renameNamed', { name })}
          onClick={() => onRename(id)}
        >
          {t('passkeyList.rename')}
        </Button>
        <Button
          variant="outlined"
          size={40}
          aria-label={t('passkeyList.removeNamed', { name })}
          onClick={() => onRemove(id)}
        >
          {t('passkeyList.remove')}
        </Button>
      </span>
    </li>
  )
}

function NameForm({ passkey, isPending, ...props }: Omit<PasskeyRowProps, 'isRenaming'>) {
  const { error, serverMessage, onNameSubmit, onNameCancel } = props
  const t = useText(copy)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const isFieldError = error === 'passkeyChange.nameRequired'
  const text = passkeyError(t, error, serverMessage)
  return (
    <div
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
        // A dialog around the list stays open.
        event.preventDefault()
        event.stopPropagation()
        onNameCancel()
      }}
    >
      <Form errors={error} onSubmit={({ name = '' }) => onNameSubmit(name)}>
        <TextField
          inputRef={field}
          label={t('passkeyList.name')}
          name="name"
          hint={t('passkeyList.nameHint')}
          defaultValue={passkey.name}
          maxLength={PASSKEY_NAME_LIMIT}
          autoComplete="off"
          enterKeyHint="done"
          error={isFieldError && text}
        />
        <Notice severity="error">{!isFieldError && text}</Notice>
        <div data-at="end">
          <Button variant="secondary" size={40} onClick={onNameCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" size={40} busy={isPending}>
            {t('passkeyList.save')}
          </Button>
        </div>
      </Form>
    </div>
  )
}
