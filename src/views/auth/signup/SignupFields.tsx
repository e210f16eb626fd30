'use client'
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { login } from '../../../messages/en/auth/login.ts'
import { signup } from '../../../messages/en/auth/signup.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Link } from '../../../ui/actions/Link.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { useText } from '../../text.tsx'
import type { SignupErrorRow, SignupViewProps } from './SignupView.types.ts'

const copy = { ...login, ...signup }

export interface SignupFieldsProps extends Pick<
  SignupViewProps,
  | 'mode'
  | 'blocked'
  | 'email'
  | 'birthday'
  | 'suggestion'
  | 'passwordMinimum'
  | 'generatorRules'
  | 'checklist'
  | 'errors'
  | 'typedPassword'
  | 'resetHref'
  | 'onFollow'
  | 'onEmailChange'
  | 'onEmailBlur'
  | 'onSuggestion'
  | 'onPasswordChange'
  | 'onPasswordBlur'
  | 'onBirthdayChange'
> {
  /** The email's own input. */
  readonly emailRef: RefObject<HTMLInputElement | null>
  readonly errorText: (row: SignupErrorRow | undefined) => ReactNode
}

const address = (chunks: ReactNode) => <bdi dir="ltr">{chunks}</bdi>

/** Email, password and birthday. The first two keep their value and focus when the mode changes. */
export function SignupFields({ emailRef, errorText, errors, suggestion, ...props }: SignupFieldsProps) {
  const t = useText(copy)
  const isFormBlocked = props.blocked === 'form'
  /** Only the birthday is asked about again. */
  const disabled = props.blocked !== 'nothing'

  const take = () => {
    const input = emailRef.current
    if (!input || suggestion === null) return
    input.value = suggestion
    props.onSuggestion()
    input.focus()
  }

  return (
    <>
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        defaultValue={props.email || undefined}
        inputRef={emailRef}
        onValue={props.onEmailChange}
        onBlur={props.onEmailBlur}
        error={errorText(errors.email)}
        note={
          <div role="status">
            {props.mode === 'sso' && <span>{t('login.ssoFound')}</span>}
            {suggestion !== null && (
              <Button variant="secondary" size={40} onClick={take}>
                {t('signup.didYouMean', { suggestion, email: address })}
              </Button>
            )}
          </div>
        }
      />
      <Notice>{props.mode === 'login' && t('signup.memberFound')}</Notice>
      {props.mode !== 'sso' && (
        <div data-at="password">
          <SignupPassword
            isLogin={props.mode === 'login'}
            disabled={disabled}
            typedPassword={props.typedPassword}
            minimum={props.passwordMinimum}
            passwordrules={props.mode === 'signup' ? props.generatorRules : undefined}
            checklist={props.mode === 'signup' ? props.checklist : undefined}
            onValue={props.onPasswordChange}
            onBlur={props.onPasswordBlur}
            error={errorText(errors.password)}
          />
          {props.mode === 'login' && props.resetHref && (
            <span data-at="forgot">
              <Link href={props.resetHref(props.email)} onFollow={props.onFollow}>
                {t('login.forgotPassword')}
              </Link>
            </span>
          )}
        </div>
      )}
      {props.mode === 'signup' && (
        <SignupBirthday
          disabled={isFormBlocked}
          birthday={props.birthday}
          onValue={props.onBirthdayChange}
          error={errorText(errors.birthday)}
        />
      )}
    </>
  )
}

/** When the focused field is removed, focus moves to the button. */
const focusOnward = (field: HTMLInputElement | null) => () => {
  if (field === document.activeElement) field?.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
}

interface SignupPasswordProps extends Pick<SignupViewProps, 'typedPassword' | 'checklist'> {
  readonly isLogin: boolean
  readonly disabled: boolean
  readonly minimum: number
  readonly passwordrules: string | undefined
  readonly onValue: (value: string) => void
  readonly onBlur: (value: string) => void
  readonly error: ReactNode
}

function SignupPassword({ typedPassword, isLogin, minimum, checklist, ...field }: SignupPasswordProps) {
  const t = useText(copy)
  const input = useRef<HTMLInputElement>(null)

  /** Restores the typed value when the field is shown again. Never as an attribute, which would put it into the page's HTML. */
  useLayoutEffect(() => {
    if (input.current && !input.current.value) input.current.value = typedPassword()
  }, [typedPassword])

  useLayoutEffect(() => focusOnward(input.current), [])

  return (
    <>
      <PasswordField
        {...field}
        aria-describedby={checklist?.id}
        label={t('login.password')}
        name="password"
        autoComplete={isLogin ? 'current-password' : 'new-password'}
        // The error replaces the hint.
        hint={isLogin || field.error || checklist ? undefined : t('signup.passwordHint', { minimum })}
        texts={{
          show: t('login.showPassword'),
          hide: t('login.hidePassword'),
          shown: t('login.passwordShown'),
          hidden: t('login.passwordHidden'),
          capsLock: t('login.capsLock'),
        }}
        inputRef={input}
      />
      {asElement(checklist?.slot)}
    </>
  )
}

interface SignupBirthdayProps {
  readonly disabled: boolean
  readonly birthday: string
  readonly onValue: (value: string) => void
  readonly error: ReactNode
}

function SignupBirthday({ birthday, ...field }: SignupBirthdayProps) {
  const t = useText(signup)
  const input = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => focusOnward(input.current), [])

  return (
    <DateField
      {...field}
      label={t('signup.birthday')}
      name="birthday"
      defaultValue={birthday || undefined}
      inputRef={input}
    />
  )
}
