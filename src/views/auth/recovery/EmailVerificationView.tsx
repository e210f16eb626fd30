'use client'
import { styled } from 'styled-components'
import { common } from '../../../messages/en/common.ts'
import { emailVerification } from '../../../messages/en/auth/emailVerification.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'

const copy = { ...common, ...emailVerification }

/** State of the reminder. */
export interface EmailVerificationViewState {
  /** The address to verify; '' omits it. */
  readonly email: string
  readonly isSending: boolean
  /** Whether the e-mail was sent again; its button is then disabled and says so. auth.txt §4. */
  readonly isSent: boolean
  /** Why the last request failed: the server's message, or true for the generic text. */
  readonly error: string | boolean
}

/** Callbacks of the reminder. */
export interface EmailVerificationViewCallbacks {
  readonly onResend: () => void
  /** 'Got it', the close button or Escape. */
  readonly onClose: () => void
}

export type EmailVerificationViewProps = EmailVerificationViewState & EmailVerificationViewCallbacks

const Body = styled.div(css`
  display: grid;
  gap: ${vars.space[3]};
  text-align: center;
`)

/** Reminds a member of an e-mail that is not verified yet. auth.txt §2 "Email-verification modal". */
export function EmailVerificationView({
  email,
  isSending,
  isSent,
  error,
  onResend,
  onClose,
}: EmailVerificationViewProps) {
  const t = useText(copy)
  return (
    <Dialog
      title={t('emailVerification.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" busy={isSending} disabled={isSent} onClick={onResend}>
            {t(isSent ? 'emailVerification.sent' : 'emailVerification.resend')}
          </Button>
          <Button onClick={onClose}>{t('emailVerification.gotIt')}</Button>
        </>
      }
    >
      <Body>
        <p>{email ? t('emailVerification.bodyTo', { email }) : t('emailVerification.body')}</p>
        <Notice severity="error">
          {error === true ? t('emailVerification.error.resendFailed') : error && <bdi>{error}</bdi>}
        </Notice>
        {/* Screen readers do not announce the button's new name. */}
        <VisuallyHidden role="status">{isSent && t('emailVerification.sent')}</VisuallyHidden>
      </Body>
    </Dialog>
  )
}
