'use client'
import type { SignupErrorSlots, SignupRowId } from '../../../errors/auth/signup.errors.ts'
import { signup } from '../../../messages/en/auth/signup.ts'
import { socialSignup } from '../../../messages/en/auth/socialSignup.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useText } from '../../text.tsx'
import { errorKey } from '../../errorKey.ts'
import { SlowAnswer } from '../../SlowAnswer.tsx'
import { SocialSignupRoot } from './SocialSignup.styles.ts'

const copy = { ...signup, ...socialSignup }
/** Rows about a password never come here; their words want a number. */
type ErrorKey = Exclude<
  Extract<keyof typeof socialSignup | keyof typeof signup, `${string}.error.${string}`>,
  `signup.error.password${string}`
>

/** What the step shows that asks a social sign-up for its e-mail. Its title, 'EmailCollection.title', is its container's. */
export interface EmailCollectionViewState {
  /** What is known of the e-mail, to begin with. J26. */
  readonly email: string
  readonly isPending: boolean
  /** Pending for long: it says so and offers to cancel. */
  readonly isSlow: boolean
  readonly errors: SignupErrorSlots<'email' | 'notice'>
  readonly serverMessage: string | null
}

/** What it tells. */
export interface EmailCollectionViewCallbacks {
  readonly onEmailChange: () => void
  readonly onSubmit: (values: { readonly email: string }) => void
  readonly onCancel: () => void
  /** 'Not now': back to the sign-up form. */
  readonly onDecline: () => void
}

export type EmailCollectionViewProps = EmailCollectionViewState & EmailCollectionViewCallbacks

/** 'What's your email address?' auth.txt §2 EmailCollection. */
export function EmailCollectionView(props: EmailCollectionViewProps) {
  const { errors, serverMessage } = props
  const t = useText(copy)
  const words = (row: SignupRowId | undefined) =>
    row && (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(row)))
  return (
    <SocialSignupRoot data-layout="step">
      <p>{t('emailCollection.text')}</p>
      <Notice severity="error">{words(errors.notice)}</Notice>
      <Form errors={errors} onSubmit={({ email = '' }) => props.onSubmit({ email })}>
        <TextField
          label={t('emailCollection.email')}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={props.email || undefined}
          onValue={props.onEmailChange}
          error={words(errors.email)}
        />
        <Button type="submit" fullWidth busy={props.isPending}>
          {t('emailCollection.continue')}
        </Button>
      </Form>
      <SlowAnswer isSlow={props.isSlow} onCancel={props.onCancel} />
      <Button variant="link" size={40} onClick={props.onDecline}>
        {t('emailCollection.notNow')}
      </Button>
    </SocialSignupRoot>
  )
}
