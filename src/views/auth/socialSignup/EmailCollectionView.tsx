'use client'
import { useId } from 'react'
import type { SignupErrorSlots, SignupRowId } from '../../../errors/auth/signup.errors.ts'
import { signup } from '../../../messages/en/auth/signup.ts'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'
import { socialSignup } from '../../../messages/en/auth/socialSignup.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useText } from '../../text.tsx'
import { errorKey } from '../../errorKey.ts'
import { SlowAnswer } from '../../SlowAnswer.tsx'
import { SocialSignupRoot } from './SocialSignup.styles.ts'

const copy = { ...signup, ...signupSteps, ...socialSignup }
/** Excludes rows about the password, whose messages need a number. */
type ErrorKey = Exclude<
  Extract<keyof typeof signupSteps | keyof typeof signup, `${string}.error.${string}`>,
  `signup.error.password${string}`
>

/** State of the step that collects the email of a social sign-up. The container shows its title, 'EmailCollection.title'. */
export interface EmailCollectionViewState {
  /** Initial email, if known. */
  readonly email: string
  /** Whether the call is in flight: the button is busy, and the fields stay as they are. */
  readonly isPending: boolean
  /** Whether the call takes long, so that the form says so and offers to cancel. */
  readonly isSlow: boolean
  /** The errors by place; a place without an error is left out. */
  readonly errors: SignupErrorSlots<'email' | 'notice'>
  /** The server's message, shown instead of the row's text where the row says so; null if there is none. */
  readonly serverMessage: string | null
  /** What the email is for: a provider's sign-up, or one with a company's single sign-on. Default: 'social'. */
  readonly purpose?: 'social' | 'sso' | undefined
}

/** Callbacks of the step. */
export interface EmailCollectionViewCallbacks {
  /** Called whenever the email is edited, so that its error can go. */
  readonly onEmailChange: () => void
  /** Called with the email on submit, as it was typed. */
  readonly onSubmit: (values: { readonly email: string }) => void
  /** Called when the user cancels a call that takes long. */
  readonly onCancel: () => void
  /** 'Not now': back to the sign-up form. */
  readonly onDecline: () => void
}

export type EmailCollectionViewProps = EmailCollectionViewState & EmailCollectionViewCallbacks

/** Asks for the email that the provider did not share. */
export function EmailCollectionView(props: EmailCollectionViewProps) {
  const { errors, serverMessage } = props
  const t = useText(copy)
  const id = useId()
  const errorText = (row: SignupRowId | undefined) =>
    row && (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(row)))
  return (
    <SocialSignupRoot data-layout="step">
      <p id={id}>{t(props.purpose === 'sso' ? 'emailCollection.ssoText' : 'emailCollection.text')}</p>
      <Form errors={errors} onSubmit={({ email = '' }) => props.onSubmit({ email })}>
        <TextField
          aria-describedby={id}
          label={t('emailCollection.email')}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={props.email || undefined}
          onValue={props.onEmailChange}
          error={errorText(errors.email)}
        />
        <Notice severity="error">{errorText(errors.notice)}</Notice>
        <Button type="submit" fullWidth busy={props.isPending}>
          {t('emailCollection.continue')}
        </Button>
      </Form>
      <SlowAnswer isSlow={props.isSlow} onCancel={props.onCancel} />
      {/* While the answer is slow, 'Cancel' takes its place. */}
      {!props.isSlow && (
        <Button variant="link" size={40} onClick={props.onDecline}>
          {t('emailCollection.notNow')}
        </Button>
      )}
    </SocialSignupRoot>
  )
}
