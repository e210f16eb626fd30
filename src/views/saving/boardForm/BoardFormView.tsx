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

/** State of the form that creates a board. Its container shows the title. */
export interface BoardFormViewState {
  /** Initial value of the uncontrolled name field, so that typing renders nothing. */
  readonly typedName: () => string
  /** The errors of the name, shown joined by a comma. saving.txt §5. */
  readonly nameErrors: readonly BoardNameError[]
  /** Maximum length of a name. */
  readonly nameLimit: number
  /** Whether 'Create' is enabled; otherwise, it says why not. J12. */
  readonly canSubmit: boolean
  readonly isPending: boolean
  /**
   * Only the ad-account owner can create secret boards; for others, the switch shows that theirs is protected.
   * saving.txt §5 "Secret toggle".
   */
  readonly isOwner: boolean
  readonly isSecret: boolean
  /** Why the board could not be created. */
  readonly error: BoardFormError | null
  /** The server's message; null shows the catalogue's. */
  readonly serverMessage: string | null
  /** Whether retrying may help; shows a button to try again. D8. */
  readonly canRetry: boolean
  /** The field for invitations, `CollaboratorsField`. Default: none. */
  readonly collaboratorsSlot?: ReactNode
}

/** Callbacks of the form that creates a board. */
export interface BoardFormViewCallbacks {
  readonly onNameChange: (name: string) => void
  readonly onSecretChange: (isSecret: boolean) => void
  /** Called with the field's current name. */
  readonly onSubmit: (name: string) => void
  readonly onRetry: () => void
  readonly onCancel: () => void
}

export type BoardFormViewProps = BoardFormViewState & BoardFormViewCallbacks

/** Submits from the disabled button too, so that the form says what is missing. */
const submitWhenDisabled = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.form?.requestSubmit()

/** Creates a board: its name, its visibility and its collaborators. saving.txt §2 "Create-board form", §4 "Board create form". */
export function BoardFormView(props: BoardFormViewProps) {
  const { canSubmit, error, isOwner, nameErrors, nameLimit, serverMessage } = props
  const t = useText(copy)
  const id = useId()
  const create = useRef<HTMLButtonElement>(null)
  const isIncomplete = !canSubmit && !error
  const isWrong = nameErrors.length > 0
  const whyNotCreated = props.canRetry ? `${id}-notice` : `${id}-notice ${id}-edit`
  const reason = error ? whyNotCreated : `${id}-${isWrong ? 'error' : 'hint'}`
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
                // This button is removed while the board is created, so focus moves within the form. J3.
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
