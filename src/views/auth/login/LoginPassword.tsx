'use client'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { login } from '../../../messages/en/auth/login.ts'
import { Link } from '../../../ui/actions/Link.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { useText } from '../../text.tsx'
import type { LoginViewProps } from './LoginView.types.ts'

export interface LoginPasswordProps extends Pick<LoginViewProps, 'typedPassword' | 'onFollow'> {
  readonly onValue: (value: string) => void
  readonly error: ReactNode
  /** The password-reset page, carrying the typed email; null for no link. */
  readonly resetHref: string | null
  /** Whether the rest is known already, so that focus starts here. */
  readonly isFirst: boolean
  /** Whether the account has no password. */
  readonly disabled: boolean
}

/** The password field and the reset link; both are hidden while the email belongs to single sign-on. */
export function LoginPassword({ typedPassword, resetHref, isFirst, onFollow, ...rest }: LoginPasswordProps) {
  const t = useText(login)
  const input = useRef<HTMLInputElement>(null)

  /** Restores the typed value when the field is shown again. Never as an attribute, which would put it into the page's HTML. */
  useLayoutEffect(() => {
    if (input.current && !input.current.value) input.current.value = typedPassword?.() ?? ''
  }, [typedPassword])

  /** When the focused field is removed, focus moves to the button. */
  useLayoutEffect(() => {
    const field = input.current
    return () => {
      if (field === document.activeElement)
        field?.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    }
  }, [])

  return (
    <div data-at="password">
      <PasswordField
        {...rest}
        label={t('login.password')}
        name="password"
        data-first={isFirst || undefined}
        autoComplete="current-password"
        texts={{
          show: t('login.showPassword'),
          hide: t('login.hidePassword'),
          shown: t('login.passwordShown'),
          hidden: t('login.passwordHidden'),
          capsLock: t('login.capsLock'),
        }}
        inputRef={input}
      />
      {resetHref !== null && (
        <span data-at="forgot">
          <Link href={resetHref} onFollow={onFollow}>
            {t('login.forgotPassword')}
          </Link>
        </span>
      )}
    </div>
  )
}
