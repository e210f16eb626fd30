'use client'
import { useEffect, useId, useRef } from 'react'
import type { MfaMethod } from '../../../domain/auth/mfaMethods.ts'
import type { ErrorSlots } from '../../../errors/auth/auth.errors.ts'
import { common } from '../../../messages/en/common.ts'
import { loginMfa } from '../../../messages/en/auth/loginMfa.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../text.tsx'
import { errorKey } from '../../errorKey.ts'
import { LoginRoot } from '../login/LoginView.styles.ts'
import { MfaCodeField } from './MfaCodeField.tsx'
import { ReceivedCode } from './ReceivedCode.tsx'
import { RememberDevice } from './RememberDevice.tsx'
import { ResendButton } from './ResendButton.tsx'

const copy = { ...common, ...loginMfa }
type ErrorKey = Extract<keyof typeof copy, `loginMfa.error.${string}`>

/** State of the two-factor step. */
export interface LoginMfaViewState {
  /** Kept in the form, so that a password manager can tell which account the code is for. */
  readonly email: string
  /** Last digits of the phone number; null omits them. */
  readonly phoneEnd: string | null
  /** Whether the code is being checked. */
  readonly isVerifying: boolean
  /** Whether another code is being requested. */
  readonly isResending: boolean
  /** The errors by place; a place without an error is left out. */
  readonly errors: ErrorSlots<'code' | 'notice'>
  /** The server's message, shown instead of the row's text where the row says so; null if there is none. */
  readonly serverMessage: string | null
}

/** Callbacks of the two-factor step. */
export interface LoginMfaViewCallbacks {
  /** Called whenever the code is edited, so that its error can go. */
  readonly onCodeChange: () => void
  /** Called with the code on submit, as it was typed. */
  readonly onSubmit: (values: { readonly code: string }) => void
  /** Called when the user asks for another code by 'Resend code'. */
  readonly onResend: () => void
  /** Called when the user goes back to the log-in form. */
  readonly onBack: () => void
}

export type LoginMfaViewProps = LoginMfaViewState &
  LoginMfaViewCallbacks & {
    /** Text of the button that goes back. Default: 'Back to log in'. */
    readonly backLabel?: string | undefined
    /** How many digits the code has. Default: 6. */
    readonly codeLength?: number | undefined
    /** Whether the code is submitted as soon as its last digit is there. Default: false. */
    readonly submitsLastDigit?: boolean | undefined
    /** The code of the message, which fills in an empty field; null while none has arrived. Default: no message is read. */
    readonly receivedCode?: string | null | undefined
    /** Seconds until another code can be requested: the button counts them down. Default: no pause. */
    readonly resendIn?: number | undefined
    /** Where the code comes from. Default: 'sms', the message. */
    readonly method?: MfaMethod | undefined
    /** Whether the checkbox that has the device remembered is ticked. Default: there is none. */
    readonly isDeviceRemembered?: boolean | undefined
    /** Called with the new state of the checkbox that has the device remembered. */
    readonly onDeviceToggle?: ((isRemembered: boolean) => void) | undefined
    /** Whether there are other ways to get a code. Default: false. */
    readonly hasOtherWays?: boolean | undefined
    /** Whether the field takes focus when the step is shown, as after the choice of another way. Default: false. */
    readonly takesFocus?: boolean | undefined
    /** The link to them. */
    readonly onOtherWay?: (() => void) | undefined
  }

/** Two-factor authentication: enter the code, request a new one, choose another way, or go back. */
export function LoginMfaView(props: LoginMfaViewProps) {
  const { errors, method = 'sms', phoneEnd, serverMessage } = props
  const t = useText(copy)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (props.takesFocus) root.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus()
  }, [props.takesFocus])
  const errorText = (row: (typeof errors)['code']) =>
    row && (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(row)))
  const sent = phoneEnd ? t('loginMfa.sentTo', { phoneEnd }) : t('loginMfa.sent')
  const isBackup = method === 'backup_code'
  return (
    <LoginRoot ref={root}>
      <p id={id}>{method === 'sms' ? sent : t(`loginMfa.from.${method}`)}</p>
      <Form errors={errors} onSubmit={({ code = '' }) => props.onSubmit({ code })}>
        <input type="email" name="email" autoComplete="username" defaultValue={props.email} readOnly hidden />
        <MfaCodeField
          isBackup={isBackup}
          submitsLastDigit={props.submitsLastDigit ?? false}
          aria-describedby={id}
          label={t(isBackup ? 'loginMfa.backupCode' : 'loginMfa.code')}
          name="code"
          length={props.codeLength}
          onValue={props.onCodeChange}
          error={errorText(errors.code)}
        />
        {props.receivedCode !== undefined && <ReceivedCode code={props.receivedCode} form={root} />}
        {props.isDeviceRemembered !== undefined && (
          <RememberDevice isRemembered={props.isDeviceRemembered} onToggle={props.onDeviceToggle} />
        )}
        <Notice severity="error">{errorText(errors.notice)}</Notice>
        <Button type="submit" fullWidth busy={props.isVerifying}>
          {t('loginMfa.continue')}
        </Button>
      </Form>
      <div data-at="switch">
        {method === 'sms' && (
          <p>
            <span>{t('loginMfa.notReceived')}</span>{' '}
            <ResendButton
              isResending={props.isResending}
              resendIn={props.resendIn}
              onResend={props.onResend}
            />
          </p>
        )}
        {props.hasOtherWays && (
          <Button variant="link" size={40} onClick={props.onOtherWay}>
            {t('loginMfa.otherWay')}
          </Button>
        )}
        <Button variant="link" size={40} onClick={props.onBack}>
          {props.backLabel ?? t('loginMfa.back')}
        </Button>
      </div>
    </LoginRoot>
  )
}
