'use client'
import { lazy, useState, type ReactNode } from 'react'
import type { AuthRowId } from '../../../errors/auth/auth.errors.ts'
import { common } from '../../../messages/en/common.ts'
import { login } from '../../../messages/en/auth/login.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Link } from '../../../ui/actions/Link.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { ClientOnly } from '../../ClientOnly.tsx'
import { useText } from '../../text.tsx'
import { errorKey } from '../../errorKey.ts'
import { LoginPassword } from './LoginPassword.tsx'
import { LoginRoot } from './LoginView.styles.ts'
import type { LoginViewProps } from './LoginView.types.ts'
import { handOffFocus } from '../shell/handOffFocus.ts'
import type { PasswordGateProps, PasswordGateState } from './PasswordGate.tsx'
import { ProviderButtons } from '../shell/ProviderButtons.tsx'
import { SwitchLinks } from '../shell/SwitchLinks.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'

const copy = { ...common, ...login }

type ErrorKey = Extract<keyof typeof copy, `${'login' | 'social'}.error.${string}`>

/** If the gate cannot be loaded, it stays closed, without its explanation. */
const PasswordGate = lazy(() =>
  import('./loginExtras.ts').then(
    (module) => ({ default: module.PasswordGate }),
    () => ({ default: ({ children }: PasswordGateProps) => children({ disabled: true }) }),
  ),
)

/** The log-in form: email, password, providers, errors and the bot check. */
export function LoginView(props: LoginViewProps) {
  const { errors, links, resetHref, serverMessage } = props
  const t = useText(copy)
  const [typed, setTyped] = useState(props.email)

  const reset = (chunks: ReactNode) => (
    <Link href={resetHref(typed)} onFollow={props.onFollow}>
      {chunks}
    </Link>
  )
  const linkTo = (href: string) => (chunks: ReactNode) => <Link href={href}>{chunks}</Link>
  const errorText = (row: AuthRowId | undefined) =>
    row && (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(row), { link: reset }))

  /** Single sign-on's; what a provider is waited for is said below its button. */
  const isPopupOpen = props.isPopupOpen && !props.pendingProvider
  const submit = (gate?: PasswordGateState) => (
    <Button
      type="submit"
      fullWidth
      busy={props.isPending && !isPopupOpen && !props.pendingProvider}
      // Another press brings the company's window to the front.
      aria-busy={isPopupOpen || undefined}
      leading={props.lastUsedSlot?.('email')}
      {...gate}
    >
      {t(props.submit === 'sso' ? 'login.submitSso' : 'login.submit')}
    </Button>
  )

  return (
    <LoginRoot data-layout={props.layout} onFocus={props.onTouch} onBlur={props.onLeft}>
      <Form
        errors={errors}
        onSubmit={({ email = '', password = '' }) => {
          setTyped(email)
          props.onSubmit({ email, password })
        }}
      >
        <TextField
          label={t('login.email')}
          name="email"
          type="email"
          dir="ltr"
          autoComplete={props.passkeySlot ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={props.email || undefined}
          aria-describedby={props.describedBy}
          onValue={props.onEmailChange}
          onBlur={setTyped}
          note={<div role="status">{props.submit === 'sso' && t('login.ssoFound')}</div>}
          error={errorText(errors.email)}
        />
        {props.submit === 'logIn' && (
          <LoginPassword
            typedPassword={props.typedPassword}
            onValue={props.onPasswordChange}
            error={errorText(errors.password)}
            // The sentence about a wrong password has a link of its own.
            onFollow={props.onFollow}
            resetHref={errors.password === 'login.wrongPassword' ? null : resetHref(typed)}
            isFirst={props.isPersonalized && props.email !== ''}
            disabled={props.passwordDisabled !== null}
          />
        )}
        <Notice severity="error">
          {errors.notice && (
            <>
              <p>{errorText(errors.notice)}</p>
              {errors.notice === 'social.popupBlocked' && <p>{t('login.popupHint')}</p>}
            </>
          )}
        </Notice>
        {props.botCheck && asElement(props.botCheckSlot)}
        {props.passwordDisabled ? (
          <ClientOnly fallback={submit({ disabled: true })}>
            <PasswordGate hint={props.passwordDisabled}>{submit}</PasswordGate>
          </ClientOnly>
        ) : (
          submit()
        )}
      </Form>
      <div data-at="status" role="status">
        {isPopupOpen && <p>{t('login.popupOpen')}</p>}
        {props.botCheck === 'loading' && <p>{t('login.botCheckLoading')}</p>}
        {props.isSlow && <p>{t('common.stillWorking')}</p>}
      </div>
      {(props.isSlow || isPopupOpen || props.botCheck) && (
        <Button ref={handOffFocus} variant="link" size={40} onClick={props.onCancel}>
          {t('common.cancel')}
        </Button>
      )}
      {asElement(props.passkeySlot)}
      {props.providers.length > 0 && (
        <>
          <p data-at="or">{t('login.or')}</p>
          <ProviderButtons
            providers={props.providers}
            pendingProvider={props.pendingProvider}
            promoted={props.passwordDisabled}
            errors={errors}
            glyphs={props.glyphs}
            googleSlot={props.googleSlot}
            lastUsedSlot={props.lastUsedSlot}
            onProvider={props.onProvider}
            onCancel={props.onCancel}
            t={t}
            errorText={errorText}
          />
        </>
      )}
      <SwitchLinks
        layout={props.layout}
        isBusiness={props.isBusiness}
        isPersonalized={props.isPersonalized}
        links={links}
        onSignUp={props.onSignUp}
        onOtherAccount={props.onOtherAccount}
        onFollow={props.onFollow}
      />
      <p data-at="terms">
        {t('login.terms', { terms: linkTo(links.terms), privacy: linkTo(links.privacy) })}
      </p>
    </LoginRoot>
  )
}
