'use client'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { SectionFormRowId } from '../../../errors/saving/sectionForm.errors.ts'
import { common } from '../../../messages/en/common.ts'
import { sectionForm } from '../../../messages/en/saving/sectionForm.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Surface } from '../../../ui/layout/Surface.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { errorKey } from '../../errorKey.ts'
import { SlowAnswer } from '../../SlowAnswer.tsx'
import { useText } from '../../text.tsx'

type ErrorKey = Extract<keyof typeof sectionForm, `sectionForm.error.${string}`>

/** State of the form. The container shows its title, 'sectionForm.title'. */
export interface SectionFormViewState {
  /** Initial value of the name field: a suggestion, or ''. */
  readonly defaultName: string
  /** Maximum length of a name. */
  readonly maxLength: number
  /** Whether there is a name and no error. Until then, the button is disabled and says why. */
  readonly canSubmit: boolean
  /** Whether the call is in flight: the button is busy, and the fields stay as they are. */
  readonly isPending: boolean
  /** Whether the call takes long, so that the form says so and offers to cancel. */
  readonly isSlow: boolean
  /** Shown under the name until it is edited. */
  readonly error: SectionFormRowId | null
  /** The server's message, shown instead of the row's text. */
  readonly serverMessage: string | null
  /** Whether the same name may be sent again, because no answer came: 'Try again' takes the place of 'Add'. Default: false. */
  readonly canRetry?: boolean | undefined
}

/** Callbacks of the form. */
export interface SectionFormViewCallbacks {
  /** Called with the name whenever it is edited. */
  readonly onNameChange: (name: string) => void
  /** Called with the field's current name. */
  readonly onSubmit: (name: string) => void
  /** Sends the same name again. */
  readonly onRetry?: (() => void) | undefined
  /** Cancels a slow call. */
  readonly onCancel: () => void
}

export type SectionFormViewProps = SectionFormViewState & SectionFormViewCallbacks

const copy = { ...common, ...sectionForm }

const Root = styled(Surface)(css`
  display: grid;
  gap: ${vars.space[4]};
  form {
    display: grid;
    gap: ${vars.space[4]};
  }
  [data-at='end'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: ${vars.space[3]} ${vars.space[4]};
    > [data-ui='button']:last-child {
      min-inline-size: 112px;
    }
    > p {
      flex: 1;
      min-inline-size: 8rem;
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
      text-wrap: balance;
    }
  }
  [data-at='status'] {
    flex: 1 0 100%;
    text-align: end;
    text-wrap: balance;
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    &:empty {
      position: absolute;
    }
  }
`)

/** Adds a section: a name field and 'Add'. */
export function SectionFormView(props: SectionFormViewProps) {
  const { canRetry = false, canSubmit, error, isPending, serverMessage } = props
  const t = useText(copy)
  const reason = useId()
  const errorText = error && (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(error)))
  return (
    <Root>
      <Form errors={error} onSubmit={({ name = '' }) => props.onSubmit(name)}>
        <TextField
          label={t('sectionForm.name')}
          name="name"
          placeholder={t('sectionForm.placeholder')}
          autoComplete="off"
          enterKeyHint="done"
          defaultValue={props.defaultName || undefined}
          maxLength={props.maxLength}
          onValue={props.onNameChange}
          error={errorText}
        />
        <div data-at="end">
          <SlowAnswer isSlow={props.isSlow} onCancel={props.onCancel} />
          {error && !canRetry && !isPending && <p id={reason}>{t('sectionForm.needsEdit')}</p>}
          {/* Enter submits only when there is no error, so 'Try again' is not the form's own button. */}
          <Button
            type={canRetry ? 'button' : 'submit'}
            busy={isPending}
            disabled={!canSubmit && !canRetry}
            aria-describedby={canSubmit || canRetry || isPending ? undefined : reason}
            onClick={canRetry ? props.onRetry : undefined}
          >
            {t(canRetry ? 'common.retry' : 'sectionForm.add')}
          </Button>
        </div>
        {!canSubmit && !error && !isPending && (
          <VisuallyHidden id={reason}>{t('sectionForm.needsName')}</VisuallyHidden>
        )}
      </Form>
    </Root>
  )
}
