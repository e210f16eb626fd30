'use client'
import { useId } from 'react'
import type { NewPasswordRowId } from '../../../errors/auth/newPassword.errors.ts'
import { login } from '../../../messages/en/auth/login.ts'
import { newPassword } from '../../../messages/en/auth/newPassword.ts'
import { passwordReset } from '../../../messages/en/auth/passwordReset.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { errorKey } from '../../errorKey.ts'
import { useText } from '../../text.tsx'
import type { NewPasswordViewProps } from './NewPasswordView.types.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'

const copy = { ...login, ...newPassword }
type ErrorKey = Extract<keyof typeof newPassword, `newPassword.error.${string}`>
const errorCopy = {
  ...newPassword,
  'passwordReset.rateLimitedIn': passwordReset['passwordReset.rateLimitedIn'],
}

export type NewPasswordFormProps = Omit<NewPasswordViewProps, 'screen' | 'isSlow' | 'loginHref' | 'resetHref'>

/** The text of an error: the server's own, or that of its row. */
export function useNewPasswordError({
  minimum,
  serverMessage,
  waitMinutes,
}: Pick<NewPasswordViewProps, 'minimum' | 'serverMessage' | 'waitMinutes'>) {
  const t = useText(errorCopy)
  return (row: NewPasswordRowId | undefined) => {
    if (row === 'newPassword.rateLimited' && typeof waitMinutes === 'number')
      return t('passwordReset.rateLimitedIn', { minutes: waitMinutes })
    return row && (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(row), { minimum }))
  }
}

/** The password, its rules and the button. */
export function NewPasswordForm({ errors, checklist, minimum, isTwice, ...props }: NewPasswordFormProps) {
  const t = useText(copy)
  const id = useId()
  const errorText = useNewPasswordError({ minimum, ...props })
  const field = {
    autoComplete: 'new-password',
    passwordrules: props.generatorRules,
    texts: {
      show: t('login.showPassword'),
      hide: t('login.hidePassword'),
      shown: t('login.passwordShown'),
      hidden: t('login.passwordHidden'),
      capsLock: t('login.capsLock'),
    },
  } as const
  return (
    <Form
      errors={errors}
      onSubmit={({ password = '', confirmation = '' }) => props.onSubmit({ password, confirmation })}
    >
      {/* Tells password managers for which account to save the password. */}
      {props.account && (
        <input type="text" name="username" autoComplete="username" value={props.account} readOnly hidden />
      )}
      <PasswordField
        {...field}
        aria-describedby={id}
        label={t('newPassword.password')}
        name="password"
        onValue={props.onPasswordChange}
        error={errorText(errors.password)}
      />
      <PasswordChecklist id={id} checklist={checklist} minimum={minimum} />
      {isTwice && (
        <PasswordField
          {...field}
          label={t('newPassword.confirmation')}
          name="confirmation"
          onValue={props.onConfirmationChange}
          error={errorText(errors.confirmation)}
        />
      )}
      <Notice severity={props.waitMinutes === 0 ? 'info' : 'error'}>{errorText(errors.notice)}</Notice>
      <Button type="submit" fullWidth busy={props.isPending}>
        {t('newPassword.submit')}
      </Button>
    </Form>
  )
}
