'use client'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { SectionFormRowId } from '../../../errors/saving/sectionForm.errors.ts'
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

/** What the form shows. Its title, 'sectionForm.title', is its container's. */
export interface SectionFormViewState {
  /** What the name field holds at first: a suggestion, or ''. */
  readonly defaultName: string
  /** Most characters of a name. */
  readonly maxLength: number
  /** Whether there is a name and no error. Until then the button says why it does nothing. J12. */
  readonly canSubmit: boolean
  readonly isPending: boolean
  /** Pending for long: it says so and offers to cancel. */
  readonly isSlow: boolean
  /** Shown under the name until it is edited. saving.txt §8. */
  readonly error: SectionFormRowId | null
  /** The server's own words, shown in place of the row's. */
  readonly serverMessage: string | null
}

/** What the form tells. */
export interface SectionFormViewCallbacks {
  readonly onNameChange: (name: string) => void
  /** The name as the field has it. */
  readonly onSubmit: (name: string) => void
  /** Gives up a call that takes long. */
  readonly onCancel: () => void
}

export type SectionFormViewProps = SectionFormViewState & SectionFormViewCallbacks

const Root = styled(Surface)(css`
  display: grid;
  gap: ${vars.space[4]};
  form {
    display: grid;
    gap: ${vars.space[4]};
  }
  form > [data-ui='button'] {
    min-inline-size: 96px;
  }
  &,
  form {
    > [data-ui='button'] {
      justify-self: end;
    }
  }
  [data-at='status'] {
    text-align: end;
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    &:empty {
      position: absolute;
    }
  }
`)

/** A name and 'Add'. saving.txt §2 "Add-section form", §4 "Section create". */
export function SectionFormView(props: SectionFormViewProps) {
  const { canSubmit, error, isPending, serverMessage } = props
  const t = useText(sectionForm)
  const reason = useId()
  const words = error && (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(error)))
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
          error={words}
        />
        <Button
          type="submit"
          busy={isPending}
          disabled={!canSubmit}
          aria-describedby={canSubmit || isPending ? undefined : reason}
        >
          {t('sectionForm.add')}
        </Button>
        {!canSubmit && !isPending && (
          <VisuallyHidden id={reason}>
            {t(error ? 'sectionForm.needsEdit' : 'sectionForm.needsName')}
          </VisuallyHidden>
        )}
      </Form>
      <SlowAnswer isSlow={props.isSlow} onCancel={props.onCancel} />
    </Root>
  )
}
