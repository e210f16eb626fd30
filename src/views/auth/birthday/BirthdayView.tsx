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

/** What the birthday step shows. Its title ('birthday.title') is its page's. */
export interface BirthdayViewState {
  /** What stands in the field at first, such as after the consents: 'YYYY-MM-DD' or ''. */
  readonly typedBirthday: () => string
  /** Whether the field holds a date. Until then the button says why it does nothing. J12. */
  readonly canSubmit: boolean
  /** Refused for their age on this device: field and button stay disabled. auth.txt §4 "Underage". */
  readonly isIneligible: boolean
  readonly isPending: boolean
  /** The call takes unusually long: it may be cancelled. */
  readonly isSlow: boolean
  readonly errors: BirthdaySlots
  readonly serverMessage: string | null
  /** The way out for whoever may not sign up. */
  readonly homeHref: string
}

/** What the birthday step tells. */
export interface BirthdayViewCallbacks {
  readonly onBirthdayChange: (birthday: string) => void
  /** 'YYYY-MM-DD' as the field has it now, '' without a date, or a text that is none for a date in no calendar. J14, F3. */
  readonly onSubmit: (birthday: string) => void
  readonly onCancel: () => void
}

export type BirthdayViewProps = BirthdayViewState & BirthdayViewCallbacks

/** What a date input's '' stands for when its parts are filled in and make no date: 29 February 2014. */
const unreadable = '?'

/** The button that is disabled for want of a date explains itself, and sends what a password manager has filled in without a word. J14. */
const submitWhenDisabled = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.form?.requestSubmit()

/** Asks for the birthday by itself. auth.txt §2 "Signup birthday step". */
export function BirthdayView(props: BirthdayViewProps) {
  const { canSubmit, errors, isIneligible, serverMessage } = props
  const t = useText(birthday)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const home = useRef<HTMLAnchorElement>(null)
  const focused = useRef<EventTarget>(null)
  useLayoutEffect(() => {
    // A field that is disabled under one's hands leaves focus nowhere, and without an event.
    if (isIneligible && focused.current === input.current && document.activeElement === document.body)
      home.current?.focus()
  }, [isIneligible])

  // SAFETY: `errors/birthday.errors.test.ts` proves that each row with words has this message.
  const keyOf = (row: BirthdayRowId) => row.replace('.', '.error.') as ErrorKey
  const words = (row: BirthdayRowId | undefined) =>
    row && (serverMessage ? <bdi>{serverMessage}</bdi> : t(keyOf(row)))
  /** Where it stands why the button does nothing: what is wrong takes the hint's place. J12. */
  const reason = `${id}-${isIneligible ? 'notice' : errors.birthday ? 'error' : 'hint'}`

  return (
    <BirthdayRoot
      data-layout="page"
      onFocus={({ target }) => {
        focused.current = target
      }}
    >
      <Notice severity="error">
        {errors.notice && <span id={`${id}-notice`}>{words(errors.notice)}</span>}
      </Notice>
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
          error={errors.birthday && <span id={`${id}-error`}>{words(errors.birthday)}</span>}
          onValue={props.onBirthdayChange}
        />
        <Button
          type="submit"
          fullWidth
          busy={props.isPending}
          disabled={!canSubmit}
          aria-describedby={canSubmit ? undefined : reason}
          onClickCapture={canSubmit || isIneligible ? undefined : submitWhenDisabled}
        >
          {t('birthday.submit')}
        </Button>
      </Form>
      <SlowAnswer isSlow={props.isSlow} onCancel={props.onCancel} />
      {isIneligible && (
        <LinkButton ref={home} fullWidth href={props.homeHref}>
          {t('birthday.home')}
        </LinkButton>
      )}
    </BirthdayRoot>
  )
}
