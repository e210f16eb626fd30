'use client'
import { useId } from 'react'
import type { PasswordResetRowId, PasswordResetSlots } from '../../../errors/auth/passwordReset.errors.ts'
import { passwordReset } from '../../../messages/en/auth/passwordReset.ts'
import { recovery } from '../../../messages/en/auth/recovery.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Link } from '../../../ui/actions/Link.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { errorKey } from '../../errorKey.ts'
import { SlowAnswer } from '../../SlowAnswer.tsx'
import { useText } from '../../text.tsx'
import { PasswordResetRoot } from './PasswordResetView.styles.ts'

const copy = { ...recovery, ...passwordReset }
type ErrorKey = Extract<keyof typeof copy, `${'forgotPassword' | 'passwordReset'}.error.${string}`>

/** State of the page for resetting a password. The page shows its title, 'passwordReset.title'. */
export interface PasswordResetViewState {
  /** What the field starts with; '' for nothing. */
  readonly identifier: string
  /** Whether the person used to log in with a provider that is gone, which changes the sentence. */
  readonly isLookup: boolean
  /** Whether the call is in flight: the button is busy, and the fields stay as they are. */
  readonly isPending: boolean
  /** Whether the call takes unusually long and can be cancelled. */
  readonly isSlow: boolean
  /** The errors by place; a place without an error is left out. */
  readonly errors: PasswordResetSlots
  /** The server's message, shown instead of the row's text where the row says so; null if there is none. */
  readonly serverMessage: string | null
  /** After too many requests: in how many minutes to try again; 0: now. Default: unknown. */
  readonly waitMinutes?: number | null | undefined
  /** The way back. */
  readonly loginHref: string
}

/** Callbacks of the page for resetting a password. */
export interface PasswordResetViewCallbacks {
  /** Called whenever the field is edited, so that its error can go. */
  readonly onIdentifierChange: () => void
  /** Called on submit with the email or username, as it was typed. */
  readonly onSubmit: (values: { readonly identifier: string }) => void
  /** Called when the user cancels a call that takes long. */
  readonly onCancel: () => void
}

export type PasswordResetViewProps = PasswordResetViewState & PasswordResetViewCallbacks

/** Asks which account's password to reset. */
export function PasswordResetView(props: PasswordResetViewProps) {
  const { errors, serverMessage, waitMinutes } = props
  const t = useText(copy)
  const id = useId()
  const errorText = (row: PasswordResetRowId | undefined) => {
    if (row === 'passwordReset.rateLimited' && typeof waitMinutes === 'number')
      return t('passwordReset.rateLimitedIn', { minutes: waitMinutes })
    return row && (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(row)))
  }
  return (
    <PasswordResetRoot>
      <p id={id}>{t(props.isLookup ? 'passwordReset.lookupText' : 'passwordReset.text')}</p>
      <Form errors={errors} onSubmit={({ identifier = '' }) => props.onSubmit({ identifier })}>
        <TextField
          aria-describedby={id}
          label={t('passwordReset.identifier')}
          name="identifier"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          // Left out if empty, so that the field takes a later one as long as nothing has been typed.
          defaultValue={props.identifier || undefined}
          onValue={props.onIdentifierChange}
          error={errorText(errors.identifier)}
        />
        <Notice severity={props.waitMinutes === 0 ? 'info' : 'error'}>{errorText(errors.notice)}</Notice>
        <Button type="submit" fullWidth busy={props.isPending}>
          {t('passwordReset.submit')}
        </Button>
      </Form>
      <SlowAnswer isSlow={props.isSlow} onCancel={props.onCancel} />
      <p data-at="back">
        <Link href={props.loginHref}>{t('passwordReset.back')}</Link>
      </p>
    </PasswordResetRoot>
  )
}
