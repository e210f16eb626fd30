'use client'
import { useId, useRef, type MouseEvent, type ReactNode } from 'react'
import type { BoardNameError } from '../../../domain/saving/boardName.ts'
import type { BoardFormError } from '../../../errors/saving/boardForm.errors.ts'
import { boardForm } from '../../../messages/en/saving/boardForm.ts'
import { common } from '../../../messages/en/common.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useText } from '../../text.tsx'
import { BoardFormRoot } from './BoardFormView.styles.ts'

const copy = { ...common, ...boardForm }

/** What the form that makes a board shows. Its title is that of what it stands in. */
export interface BoardFormViewState {
  /** What the name field holds at first; a letter typed draws nothing anew. */
  readonly typedName: () => string
  /** All that is wrong with the name, shown joined by a comma. saving.txt §5. */
  readonly nameErrors: readonly BoardNameError[]
  /** Most characters of a name. */
  readonly nameLimit: number
  /** Whether 'Create' does something; until then it says why not. J12. */
  readonly canSubmit: boolean
  readonly isPending: boolean
  /** Only the ad-account owner may make secret boards; others see that theirs is protected. saving.txt §5 "Secret toggle". */
  readonly isOwner: boolean
  readonly isSecret: boolean
  /** Why the board could not be made. */
  readonly error: BoardFormError | null
  /** The server's own words about it; null for the catalogue's. */
  readonly serverMessage: string | null
  /** A fault that may pass: a button tries again. D8. */
  readonly canRetry: boolean
  /** Where people are invited: `CollaboratorsField`. Default: nobody is. */
  readonly collaboratorsSlot?: ReactNode
}

/** What the form that makes a board tells. */
export interface BoardFormViewCallbacks {
  readonly onNameChange: (name: string) => void
  readonly onSecretChange: (isSecret: boolean) => void
  /** The name as the field has it. */
  readonly onSubmit: (name: string) => void
  readonly onRetry: () => void
  readonly onCancel: () => void
}

export type BoardFormViewProps = BoardFormViewState & BoardFormViewCallbacks

/** The button that is disabled for want of a name says so once it is pressed. */
const submitWhenDisabled = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.form?.requestSubmit()

/** Makes a board: its name, who may see it, whom to invite. saving.txt §2 "Create-board form", §4 "Board create form". */
export function BoardFormView(props: BoardFormViewProps) {
  const { canSubmit, error, isOwner, nameErrors, nameLimit, serverMessage } = props
  const t = useText(copy)
  const id = useId()
  const create = useRef<HTMLButtonElement>(null)
  const isIncomplete = !canSubmit && !error
  const isWrong = nameErrors.length > 0
  const reason = error ? `${id}-notice ${id}-edit` : `${id}-${isWrong ? 'error' : 'hint'}`
  return (
    <BoardFormRoot>
      <Form errors={nameErrors} onSubmit={({ name = '' }) => props.onSubmit(name)}>
        <TextField
          label={t('boardForm.name')}
          name="name"
          defaultValue={props.typedName()}
          autoComplete="off"
          enterKeyHint="done"
          required
          hint={isIncomplete && !isWrong && <span id={`${id}-hint`}>{t('boardForm.hint')}</span>}
          error={
            isWrong && (
              <span id={`${id}-error`}>
                {nameErrors.map((row) => t(`boardForm.error.${row}`, { limit: nameLimit })).join(', ')}
              </span>
            )
          }
          onValue={props.onNameChange}
        />
        <div data-at="privacy">
          {isOwner ? (
            <Switch
              label={t('boardForm.secret')}
              detail={<small>{t('boardForm.secretDetail')}</small>}
              checked={props.isSecret}
              onChecked={props.onSecretChange}
            />
          ) : (
            <Switch label={t('boardForm.protected')} checked disabled />
          )}
        </div>
        {props.collaboratorsSlot}
        <div data-at="end">
          <Notice severity="error">
            {error && (
              <span id={`${id}-notice`}>
                {serverMessage ? <bdi>{serverMessage}</bdi> : t(`boardForm.error.${error}`)}
              </span>
            )}
          </Notice>
          {error && !props.canRetry && <p id={`${id}-edit`}>{t('boardForm.editFirst')}</p>}
          {props.canRetry && (
            <Button
              variant="link"
              onClick={() => {
                // This button goes away while the board is made; focus stays with the form. J3.
                create.current?.focus()
                props.onRetry()
              }}
            >
              {t('common.retry')}
            </Button>
          )}
          <div>
            <Button variant="secondary" onClick={props.onCancel}>
              {t('common.cancel')}
            </Button>
            <Button
              ref={create}
              type="submit"
              busy={props.isPending}
              disabled={!canSubmit}
              aria-describedby={canSubmit ? undefined : reason}
              onClickCapture={isIncomplete ? submitWhenDisabled : undefined}
            >
              {t('boardForm.create')}
            </Button>
          </div>
        </div>
      </Form>
    </BoardFormRoot>
  )
}
