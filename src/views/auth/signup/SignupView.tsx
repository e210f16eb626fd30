'use client'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { common } from '../../../messages/en/common.ts'
import { login } from '../../../messages/en/auth/login.ts'
import { signup } from '../../../messages/en/auth/signup.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Link } from '../../../ui/actions/Link.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../text.tsx'
import { errorKey } from '../../errorKey.ts'
import { LoginRoot } from '../login/LoginView.styles.ts'
import { handOffFocus } from '../shell/handOffFocus.ts'
import { ProviderButtons } from '../shell/ProviderButtons.tsx'
import { SignupFields } from './SignupFields.tsx'
import type { SignupErrorRow, SignupViewProps } from './SignupView.types.ts'

const copy = { ...common, ...login, ...signup }

type ErrorKey = Extract<keyof typeof copy, `${'signup' | 'social'}.error.${string}`>

const submits = { signup: 'signup.submit', login: 'login.submit', sso: 'login.submitSso' } as const

/** The sign-up form: email, password, birthday behind 'Continue with email', the providers, the terms. */
export function SignupView(props: SignupViewProps) {
  const { errors, links, mode, passwordMinimum, serverMessage } = props
  const t = useText(copy)
  const id = useId()
  const email = useRef<HTMLInputElement>(null)
  const shown = useRef(mode)

  // The button that revealed the form is removed, so its focus moves to the first field.
  useLayoutEffect(() => {
    if (shown.current === 'choosing' && mode !== 'choosing') email.current?.focus()
    shown.current = mode
  }, [mode])

  const linkTo = (href: string) => (chunks: ReactNode) => <Link href={href}>{chunks}</Link>
  const toLogIn = (chunks: ReactNode) => (
    <Link href={links.logIn} onFollow={props.onLogIn}>
      {chunks}
    </Link>
  )
  const errorText = (row: SignupErrorRow | undefined) =>
    row &&
    (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(row), { minimum: passwordMinimum }))

  /** A disabled button says why. */
  const gate = {
    disabled: props.blocked !== 'nothing',
    'aria-describedby': props.blocked === 'nothing' ? undefined : `${id}-notice`,
  }

  const explanation = errors.notice && (
    <div id={`${id}-notice`}>
      <p>{errorText(errors.notice)}</p>
      {errors.notice === 'social.popupBlocked' && <p>{t('login.popupHint')}</p>}
      {props.blocked === 'submit' && <p>{t('signup.blockedHint')}</p>}
    </div>
  )
  const notice = (
    <>
      <Notice severity="error">{!props.isNoticeSaid && explanation}</Notice>
      {props.isNoticeSaid && (
        <Notice severity="error" quiet>
          {explanation}
        </Notice>
      )}
    </>
  )

  return (
    <LoginRoot data-layout={props.layout} data-mode={mode} onFocus={props.onTouch}>
      {mode === 'choosing' ? (
        <>
          {notice}
          <Button fullWidth {...gate} onClick={props.onEmailChosen}>
            {t('signup.continueWithEmail')}
          </Button>
        </>
      ) : (
        <Form
          errors={errors}
          // A hidden field keeps what was typed into it.
          onSubmit={({ email: typed = '', password, birthday }) =>
            props.onSubmit({
              email: typed,
              password: password ?? props.typedPassword(),
              birthday: birthday ?? props.birthday,
            })
          }
        >
          <SignupFields {...props} emailRef={email} errorText={errorText} />
          {notice}
          <Button type="submit" fullWidth {...gate} busy={props.isPending && !props.pendingProvider}>
            {t(submits[mode])}
          </Button>
        </Form>
      )}
      <div data-at="status" role="status">
        {props.isSlow && <p>{t('common.stillWorking')}</p>}
      </div>
      {props.isSlow && (
        <Button ref={handOffFocus} variant="link" size={40} onClick={props.onCancel}>
          {t('common.cancel')}
        </Button>
      )}
      {props.providers.length > 0 && (
        <>
          <p data-at="or">{t('login.or')}</p>
          <ProviderButtons
            providers={props.providers}
            pendingProvider={props.pendingProvider}
            errors={errors}
            glyphs={props.glyphs}
            googleSlot={props.googleSlot}
            onProvider={props.onProvider}
            onCancel={props.onCancel}
            t={t}
            errorText={errorText}
          />
        </>
      )}
      <div data-at="switch">
        <p>{t('signup.logIn', { link: toLogIn })}</p>
      </div>
      <p data-at="terms">
        {t('login.terms', { terms: linkTo(links.terms), privacy: linkTo(links.privacy) })}
      </p>
    </LoginRoot>
  )
}
