'use client'
import { Fragment, useId, type MouseEvent, type ReactNode } from 'react'
import type { BoardNameError } from '../../../domain/saving/boardName.ts'
import type { BoardFormError } from '../../../errors/saving/boardForm.errors.ts'
import { boardForm } from '../../../messages/en/saving/boardForm.ts'
import { common } from '../../../messages/en/common.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import { BoardFormRoot } from './BoardFormView.styles.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'

const copy = { ...common, ...boardForm }

/** State of the form that creates a board. Its container shows the title. */
export interface BoardFormViewState {
  /** Initial value of the uncontrolled name field, so that typing renders nothing. */
  readonly typedName: () => string
  /** The errors of the name, shown joined by a comma. */
  readonly nameErrors: readonly BoardNameError[]
  /** Maximum length of a name. */
  readonly nameLimit: number
  /** Whether 'Create' is enabled; otherwise, it says why not. */
  readonly canSubmit: boolean
  /** Whether the call is in flight: the button is busy, and the fields stay as they are. */
  readonly isPending: boolean
  /** Only the ad-account owner can create secret boards; for others, the switch shows that theirs is protected. */
  readonly isOwner: boolean
  /** Whether the board is to be secret. */
  readonly isSecret: boolean
  /** Why the board could not be created. */
  readonly error: BoardFormError | null
  /** The server's message; null shows the catalogue's. */
  readonly serverMessage: string | null
  /** Whether retrying may help; shows a button to try again. */
  readonly canRetry: boolean
  /** The field for invitations, `CollaboratorsField`. Default: none. */
  readonly collaboratorsSlot?: ReactNode
}

/** Callbacks of the form that creates a board. */
export interface BoardFormViewCallbacks {
  /** Called with the name whenever it is edited. */
  readonly onNameChange: (name: string) => void
  /** Called with the new state of the switch that makes the board secret. */
  readonly onSecretChange: (isSecret: boolean) => void
  /** Called with the field's current name. */
  readonly onSubmit: (name: string) => void
  /** Called when the user sends the same board again after a failure. */
  readonly onRetry: () => void
  /** Called when the user leaves the form. */
  readonly onCancel: () => void
}

export type BoardFormViewProps = BoardFormViewState & BoardFormViewCallbacks

/** Submits from the disabled button too, so that the form says what is missing. */
const submitWhenDisabled = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.form?.requestSubmit()

/** Creates a board: its name, its visibility and its collaborators. */
export function BoardFormView(props: BoardFormViewProps) {
  const { canSubmit, error, isOwner, nameErrors, nameLimit, serverMessage } = props
  const t = useText(copy)
  const id = useId()
  const isIncomplete = !canSubmit && !error
  const isWrong = nameErrors.length > 0
  const whyNotCreated = props.canRetry ? `${id}-notice` : `${id}-notice ${id}-edit`
  const reason = error ? whyNotCreated : `${id}-${isWrong ? 'error' : 'hint'}`
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    props.onRetry()
  }
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
          // The line stays, so that the form does not jump when the first letter is typed.
          hint={
            !isWrong &&
            (isIncomplete ? (
              <span id={`${id}-hint`}>{t('boardForm.hint')}</span>
            ) : (
              t('boardForm.limit', { limit: nameLimit })
            ))
          }
          error={
            isWrong && (
              <span id={`${id}-error`}>
                {nameErrors.map((row, index) => (
                  <Fragment key={row}>
                    {/* One below the other; read and copied, they are joined by a comma. */}
                    {index > 0 && <VisuallyHidden>, </VisuallyHidden>}
                    <span data-at="line">{t(`boardForm.error.${row}`, { limit: nameLimit })}</span>
                  </Fragment>
                ))}
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
        {asElement(props.collaboratorsSlot)}
        <div data-at="end">
          <Notice severity="error">
            {error && (
              <span id={`${id}-notice`}>
                {serverMessage ? <bdi>{serverMessage}</bdi> : t(`boardForm.error.${error}`)}
              </span>
            )}
          </Notice>
          {error && !props.canRetry && <p id={`${id}-edit`}>{t('boardForm.editFirst')}</p>}
          <div>
            <Button variant="secondary" onClick={props.onCancel}>
              {t('common.cancel')}
            </Button>
            <Button
              type="submit"
              busy={props.isPending}
              disabled={!canSubmit && !props.canRetry}
              aria-describedby={canSubmit ? undefined : reason}
              onClick={props.canRetry ? retry : undefined}
              onClickCapture={isIncomplete ? submitWhenDisabled : undefined}
            >
              {t(props.canRetry ? 'common.retry' : 'boardForm.create')}
            </Button>
          </div>
        </div>
      </Form>
    </BoardFormRoot>
  )
}
