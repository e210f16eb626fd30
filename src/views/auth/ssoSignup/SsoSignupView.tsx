'use client'
import type { AuthRowId } from '../../../errors/auth/auth.errors.ts'
import type { SignupRowId } from '../../../errors/auth/signup.errors.ts'
import { login } from '../../../messages/en/auth/login.ts'
import { signup } from '../../../messages/en/auth/signup.ts'
import { socialSignup } from '../../../messages/en/auth/socialSignup.ts'
import { ssoSignup } from '../../../messages/en/auth/ssoSignup.ts'
import { common } from '../../../messages/en/common.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { errorKey } from '../../errorKey.ts'
import { SlowAnswer } from '../../SlowAnswer.tsx'
import { useText } from '../../text.tsx'
import { handOffFocus } from '../shell/handOffFocus.ts'
import { Address } from '../socialSignup/Address.tsx'
import { SocialSignupRoot } from '../socialSignup/SocialSignup.styles.ts'

const copy = { ...common, ...login, ...signup, ...socialSignup, ...ssoSignup }
/** Excludes rows about the password, whose messages need a number. */
type ErrorKey = Exclude<
  Extract<keyof typeof copy, `${'signup' | 'social'}.error.${string}`>,
  `signup.error.password${string}`
>

/** What is known of the email. */
export type SsoSignupScreenName = 'checking' | 'checkFailed' | 'notFound' | 'accountFound' | 'offer'

/** State of the page for signing up with single sign-on. The container shows its title. */
export interface SsoSignupViewState {
  /** What is known of the email, which decides what the page shows. */
  readonly screen: SsoSignupScreenName
  /** The email that the person has typed. */
  readonly email: string
  /** Whether a request is in flight. */
  readonly isPending: boolean
  /** Whether the company's popup is open; a second press brings it to the front. */
  readonly isPopupOpen: boolean
  /** Whether the check takes long, so that the page says so and offers to cancel. */
  readonly isSlow: boolean
  /** The row of the last failure: of the check, or of the popup. */
  readonly error: SignupRowId | Extract<AuthRowId, `social.${string}`> | null
}

/** Callbacks of the page. */
export interface SsoSignupViewCallbacks {
  /** The main button: continue with the company, log in, sign up with an email, or try again. */
  readonly onContinue: (screen: SsoSignupScreenName) => void
  /** Called when the user wants to use another email. */
  readonly onOtherEmail: () => void
  /** Called when the user cancels a call that takes long. */
  readonly onCancel: () => void
}

export type SsoSignupViewProps = SsoSignupViewState & SsoSignupViewCallbacks

const texts = {
  checkFailed: 'ssoSignup.checkFailed',
  notFound: 'ssoSignup.notFound',
  accountFound: 'emailAlreadyExist.text',
  offer: 'ssoSignup.offer',
} as const

const buttons = {
  checkFailed: 'common.retry',
  notFound: 'ssoSignup.signUp',
  accountFound: 'emailAlreadyExist.logIn',
  offer: 'login.submitSso',
} as const

/** The page behind /signup/sso-business-account. */
export function SsoSignupView({ screen, email, error, ...props }: SsoSignupViewProps) {
  const t = useText(copy)
  if (screen === 'checking')
    return (
      <SocialSignupRoot data-layout="step">
        <Address email={email} />
        <p role="status" data-at="waiting">
          <Spinner />
          <span>{t('ssoSignup.checking')}</span>
        </p>
        <SlowAnswer isSlow={props.isSlow} onCancel={props.onCancel} />
      </SocialSignupRoot>
    )
  return (
    <SocialSignupRoot data-layout="step">
      <Address email={email} />
      <p>{t(texts[screen])}</p>
      <Notice severity="error">
        {error && (
          <>
            <p>{t(errorKey<ErrorKey>(error))}</p>
            {error === 'social.popupBlocked' && <p>{t('login.popupHint')}</p>}
          </>
        )}
      </Notice>
      <div data-at="ways">
        <Button
          fullWidth
          busy={props.isPending && !props.isPopupOpen}
          aria-busy={props.isPopupOpen || undefined}
          onClick={() => props.onContinue(screen)}
        >
          {t(buttons[screen])}
        </Button>
        <div data-at="status" role="status">
          {props.isPopupOpen && <p>{t('requestEmail.popupOpen')}</p>}
        </div>
        {props.isPending ? (
          <Button ref={handOffFocus} variant="link" size={40} onClick={props.onCancel}>
            {t('common.cancel')}
          </Button>
        ) : (
          <Button variant="secondary" fullWidth onClick={props.onOtherEmail}>
            {t('emailAlreadyExist.otherEmail')}
          </Button>
        )}
      </div>
    </SocialSignupRoot>
  )
}
