'use client'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { ErrorSlots } from '../../../errors/auth/auth.errors.ts'
import { common } from '../../../messages/en/common.ts'
import { loginMfa } from '../../../messages/en/auth/loginMfa.ts'
import { css } from '../../../theme/css.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { CodeField } from '../../../ui/fields/CodeField.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../text.tsx'
import { errorKey } from '../../errorKey.ts'
import { LoginRoot } from '../login/LoginView.styles.ts'

const copy = { ...common, ...loginMfa }
type ErrorKey = Extract<keyof typeof copy, `loginMfa.error.${string}`>

/** State of the two-factor step. */
export interface LoginMfaViewState {
  /** Kept in the form, so that a password manager can tell which account the code is for. */
  readonly email: string
  /** Last digits of the phone number; null omits them. */
  readonly phoneEnd: string | null
  readonly isVerifying: boolean
  readonly isResending: boolean
  readonly errors: ErrorSlots<'code' | 'notice'>
  readonly serverMessage: string | null
}

/** Callbacks of the two-factor step. */
export interface LoginMfaViewCallbacks {
  readonly onCodeChange: () => void
  readonly onSubmit: (values: { readonly code: string }) => void
  readonly onResend: () => void
  readonly onBack: () => void
}

export type LoginMfaViewProps = LoginMfaViewState &
  LoginMfaViewCallbacks & {
    /** Text of the button that goes back. Default: 'Back to log in'. */
    readonly backLabel?: string | undefined
    /** How many digits the code has. Default: 6. */
    readonly codeLength?: number | undefined
  }

/** Its ring keeps off the words beside it. */
const Resend = styled(Button)(css`
  &&[data-variant] {
    padding-inline: 4px;
  }
`)

/** Two-factor authentication: enter the code, request a new one, or go back. */
export function LoginMfaView(props: LoginMfaViewProps) {
  const { errors, phoneEnd, serverMessage } = props
  const t = useText(copy)
  const id = useId()
  const errorText = (row: (typeof errors)['code']) =>
    row && (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(row)))
  return (
    <LoginRoot>
      <p id={id}>{phoneEnd ? t('loginMfa.sentTo', { phoneEnd }) : t('loginMfa.sent')}</p>
      <Notice severity="error">{errorText(errors.notice)}</Notice>
      <Form errors={errors} onSubmit={({ code = '' }) => props.onSubmit({ code })}>
        <input type="email" name="email" autoComplete="username" defaultValue={props.email} readOnly hidden />
        <CodeField
          aria-describedby={id}
          label={t('loginMfa.code')}
          name="code"
          length={props.codeLength}
          onValue={props.onCodeChange}
          error={errorText(errors.code)}
        />
        <Button type="submit" fullWidth busy={props.isVerifying}>
          {t('loginMfa.continue')}
        </Button>
      </Form>
      <div data-at="switch">
        <p>
          <span>{t('loginMfa.notReceived')}</span>{' '}
          <Resend variant="link" size={40} busy={props.isResending} onClick={props.onResend}>
            {t('loginMfa.resend')}
          </Resend>
        </p>
        <Button variant="link" size={40} onClick={props.onBack}>
          {props.backLabel ?? t('loginMfa.back')}
        </Button>
      </div>
    </LoginRoot>
  )
}
