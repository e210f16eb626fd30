'use client'
import { socialSignup } from '../../../messages/en/auth/socialSignup.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { useText } from '../../text.tsx'
import { Address } from './Address.tsx'
import { SocialSignupRoot } from './SocialSignup.styles.ts'

/** Props of the step after an email that has an account. The container shows its title, 'emailAlreadyExist.title'. */
export interface EmailAlreadyExistViewProps {
  /** The email that has an account. */
  readonly email: string
  /** Called when the user wants to log in to that account. */
  readonly onLogIn: () => void
  /** Called when the user wants to use another email. */
  readonly onOtherEmail: () => void
}

/** Shown when the email has an account already: log in, or use another email. */
export function EmailAlreadyExistView({ email, onLogIn, onOtherEmail }: EmailAlreadyExistViewProps) {
  const t = useText(socialSignup)
  return (
    <SocialSignupRoot>
      <Address email={email} />
      <p>{t('emailAlreadyExist.text')}</p>
      <div data-at="ways">
        <Button fullWidth onClick={onLogIn}>
          {t('emailAlreadyExist.logIn')}
        </Button>
        <Button variant="secondary" fullWidth onClick={onOtherEmail}>
          {t('emailAlreadyExist.otherEmail')}
        </Button>
      </div>
    </SocialSignupRoot>
  )
}
