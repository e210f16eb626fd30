'use client'
import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react'
import type { BirthdayRowId, BirthdaySlots } from '../../../errors/auth/birthday.errors.ts'
import { birthday } from '../../../messages/en/auth/birthday.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../text.tsx'
import { BirthdayRoot } from './BirthdayView.styles.ts'
import { SlowAnswer } from '../../SlowAnswer.tsx'

type ErrorKey = Extract<keyof typeof birthday, `birthday.error.${string}`>

/** State of the birthday step. The page shows its title, 'birthday.title'. */
export interface BirthdayViewState {
  /** Initial value of the field, such as after the consents: 'YYYY-MM-DD' or ''. */
  readonly typedBirthday: () => string
  /** Whether the field holds a date. Until then, the button is disabled and says why, unless an error does. */
  readonly canSubmit: boolean
  /** Whether the user was refused for their age on this device; the field is then disabled, and a way out replaces the button. */
  readonly isIneligible: boolean
  /** Whether the call is in flight: the button is busy, and the fields stay as they are. */
  readonly isPending: boolean
  /** Whether the call takes unusually long and can be cancelled. */
  readonly isSlow: boolean
  /** The errors by place; a place without an error is left out. */
  readonly errors: BirthdaySlots
  /** The server's message, shown instead of the row's text where the row says so; null if there is none. */
  readonly serverMessage: string | null
  /** The link for users who may not sign up. */
  readonly homeHref: string
}

/** Callbacks of the birthday step. */
export interface BirthdayViewCallbacks {
  /** Called with the field's value whenever it changes: 'YYYY-MM-DD', '' if empty, or '?' for a date that is not in the calendar. */
  readonly onBirthdayChange: (birthday: string) => void
  /** The field's current value: 'YYYY-MM-DD', '' if empty, or '?' for a date that is not in the calendar. */
  readonly onSubmit: (birthday: string) => void
  /** Called when the user cancels a call that takes long. */
  readonly onCancel: () => void
}

export type BirthdayViewProps = BirthdayViewState & BirthdayViewCallbacks

/** The value for a date input whose parts are filled in but form no valid date, for which the browser reports ''. */
const unreadable = '?'

/**
 * Submits from the disabled button too: a password manager may have filled in the date without an event;
 * otherwise, the form says what is missing.
 */
const submitWhenDisabled = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.form?.requestSubmit()

/** Asks for the birthday only. */
export function BirthdayView(props: BirthdayViewProps) {
  const { canSubmit, errors, isIneligible, serverMessage } = props
  const t = useText(birthday)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const home = useRef<HTMLAnchorElement>(null)
  const focused = useRef<EventTarget>(null)
  useLayoutEffect(() => {
    // Disabling the focused field, or removing the focused button, drops focus without an event.
    if (isIneligible && focused.current && document.activeElement === document.body) home.current?.focus()
  }, [isIneligible])

  // SAFETY: `errors/birthday.errors.test.ts` proves that each row with text has this message.
  const keyOf = (row: BirthdayRowId) => row.replace('.', '.error.') as ErrorKey
  const errorText = (row: BirthdayRowId | undefined) =>
    row && (serverMessage ? <bdi>{serverMessage}</bdi> : t(keyOf(row)))
  /** What is wrong can be put right and sent again. */
  const isWaiting = !canSubmit && !errors.birthday

  return (
    <BirthdayRoot
      data-layout="page"
      onFocus={({ target }) => {
        focused.current = target
      }}
    >
      <Form
        errors={errors}
        onSubmit={({ birthday: value = '' }) =>
          props.onSubmit(value || (input.current?.validity.badInput ? unreadable : ''))
        }
      >
        <DateField
          label={t('birthday.label')}
          name="birthday"
          inputRef={input}
          defaultValue={props.typedBirthday()}
          disabled={isIneligible}
          hint={!isIneligible && !errors.birthday && <span id={`${id}-hint`}>{t('birthday.hint')}</span>}
          error={errorText(errors.birthday)}
          onValue={props.onBirthdayChange}
        />
        <Notice severity="error">{errorText(errors.notice)}</Notice>
        {!isIneligible && (
          <Button
            type="submit"
            fullWidth
            busy={props.isPending}
            disabled={isWaiting}
            aria-describedby={isWaiting ? `${id}-hint` : undefined}
            onClickCapture={isWaiting ? submitWhenDisabled : undefined}
          >
            {t('birthday.submit')}
          </Button>
        )}
      </Form>
      <SlowAnswer isSlow={props.isSlow} onCancel={props.onCancel} />
      {isIneligible && (
        <p data-at="home">
          <LinkButton ref={home} variant="secondary" href={props.homeHref}>
            {t('birthday.home')}
          </LinkButton>
        </p>
      )}
    </BirthdayRoot>
  )
}
