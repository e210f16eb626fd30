'use client'
import { useId } from 'react'
import type { SignupErrorSlots, SignupRowId } from '../../../errors/auth/signup.errors.ts'
import { signup } from '../../../messages/en/auth/signup.ts'
import { socialSignup } from '../../../messages/en/auth/socialSignup.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../text.tsx'
import { errorKey } from '../../errorKey.ts'
import { SlowAnswer } from '../../SlowAnswer.tsx'
import { SocialSignupRoot } from './SocialSignup.styles.ts'

const copy = { ...signup, ...socialSignup }
/** Excludes rows about the password, whose messages need a number. */
type ErrorKey = Exclude<
  Extract<keyof typeof signup, `${string}.error.${string}`>,
  `signup.error.password${string}`
>

/** State of the step that collects the birthday of a social sign-up. The container shows its title, 'socialSignupWithAge.title'. */
export interface SocialSignupWithAgeViewState {
  /** Initial birthday, if known: 'YYYY-MM-DD' or ''. */
  readonly birthday: string
  /** Whether the field and button are disabled because the user was refused for their age. */
  readonly isBlocked: boolean
  /** Whether the call is in flight: the button is busy, and the fields stay as they are. */
  readonly isPending: boolean
  /** Whether the call takes long, so that the form says so and offers to cancel. */
  readonly isSlow: boolean
  /** The errors by place; a place without an error is left out. */
  readonly errors: SignupErrorSlots<'birthday' | 'notice'>
  /** The server's message, shown instead of the row's text where the row says so; null if there is none. */
  readonly serverMessage: string | null
}

/** Callbacks of the step. */
export interface SocialSignupWithAgeViewCallbacks {
  /** Called whenever the birthday is edited, so that its error can go. */
  readonly onBirthdayChange: () => void
  /** Called with the birthday on submit: 'YYYY-MM-DD', '' if empty, or '?' for a date that is not in the calendar. */
  readonly onSubmit: (values: { readonly birthday: string }) => void
  /** Called when the user cancels a call that takes long. */
  readonly onCancel: () => void
  /** 'Not now': back to the sign-up form. */
  readonly onDecline: () => void
}

export type SocialSignupWithAgeViewProps = SocialSignupWithAgeViewState & SocialSignupWithAgeViewCallbacks

/** Collects a birthday for a social sign-up. */
export function SocialSignupWithAgeView(props: SocialSignupWithAgeViewProps) {
  const { errors, isBlocked, serverMessage } = props
  const t = useText(copy)
  const id = useId()
  const errorText = (row: SignupRowId | undefined) =>
    row && (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(row)))
  return (
    <SocialSignupRoot data-layout="step">
      {!isBlocked && <p id={id}>{t('socialSignupWithAge.text')}</p>}
      <Form errors={errors} onSubmit={({ birthday = '' }) => props.onSubmit({ birthday })}>
        <DateField
          aria-describedby={isBlocked ? undefined : id}
          label={t('socialSignupWithAge.birthday')}
          name="birthday"
          disabled={isBlocked}
          defaultValue={props.birthday || undefined}
          onValue={props.onBirthdayChange}
          error={errorText(errors.birthday)}
        />
        <Notice severity="error">{errorText(errors.notice)}</Notice>
        <Button type="submit" fullWidth busy={props.isPending} disabled={isBlocked}>
          {t('socialSignupWithAge.continue')}
        </Button>
      </Form>
      <SlowAnswer isSlow={props.isSlow} onCancel={props.onCancel} />
      {/* While the answer is slow, 'Cancel' takes its place. */}
      {!props.isSlow && (
        <Button variant="link" size={40} onClick={props.onDecline}>
          {t('socialSignupWithAge.notNow')}
        </Button>
      )}
    </SocialSignupRoot>
  )
}
