'use client'
import { login } from '../../../messages/en/auth/login.ts'
import { socialSignup } from '../../../messages/en/auth/socialSignup.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../text.tsx'
import { SocialSignupRoot } from './SocialSignup.styles.ts'

const copy = { ...login, ...socialSignup }

/** Props of the step that asks the first provider for the email again. The container shows its title, 'requestEmail.title'. */
export interface RequestEmailViewProps {
  /** Whether a request is in flight. */
  readonly isPending: boolean
  /** Whether the provider's popup is open; a second press brings it to the front. */
  readonly isPopupOpen: boolean
  /** Whether the browser refused to open it. Default: false. */
  readonly isPopupBlocked?: boolean | undefined
  /** Called when the user agrees to share the email: open the provider's popup, which browsers allow only during the press. */
  readonly onShare: () => void
  /** Called when the user prefers to type the email. */
  readonly onType: () => void
  /** 'Not now': back to the sign-up form. */
  readonly onDecline: () => void
}

/** Shown when the provider did not share the email: share it after all, or type it. */
export function RequestEmailView({
  isPending,
  isPopupOpen,
  isPopupBlocked = false,
  onShare,
  onType,
  onDecline,
}: RequestEmailViewProps) {
  const t = useText(copy)
  return (
    <SocialSignupRoot>
      <p>{t('requestEmail.text')}</p>
      <Notice severity="error">
        {isPopupBlocked && (
          <>
            <p>{t('social.error.popupBlocked')}</p>
            <p>{t('login.popupHint')}</p>
          </>
        )}
      </Notice>
      <div data-at="ways">
        <Button
          fullWidth
          busy={isPending && !isPopupOpen}
          aria-busy={isPopupOpen || undefined}
          onClick={onShare}
        >
          {t('requestEmail.share')}
        </Button>
        <div data-at="status" role="status">
          {isPopupOpen && <p>{t('requestEmail.popupOpen')}</p>}
        </div>
        <Button variant="secondary" fullWidth onClick={onType}>
          {t('requestEmail.typeInstead')}
        </Button>
      </div>
      <Button variant="link" size={40} onClick={onDecline}>
        {t('requestEmail.notNow')}
      </Button>
    </SocialSignupRoot>
  )
}
