'use client'
import { styled } from 'styled-components'
import { common } from '../../../messages/en/common.ts'
import { emailVerification } from '../../../messages/en/auth/emailVerification.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Emblem } from '../../../ui/feedback/Emblem.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { centredNotice } from '../../../ui/feedback/centredNotice.styles.ts'
import { CheckIcon, MailIcon } from '../../../ui/layout/icons.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'

const copy = { ...common, ...emailVerification }

/** State of the reminder. */
export interface EmailVerificationViewState {
  /** The address to verify; '' omits it. */
  readonly email: string
  /** Whether the email is being requested: its button is busy. */
  readonly isSending: boolean
  /** Whether the email was sent again; its button is then disabled and says so. */
  readonly isSent: boolean
  /** Why the last request failed: the server's message, or true for the generic text. */
  readonly error: string | boolean
  /** Why there was no response to the last request; it replaces the generic text. Default: there was one. */
  readonly reason?: 'offline' | 'timedOut' | undefined
}

/** Callbacks of the reminder. */
export interface EmailVerificationViewCallbacks {
  /** Called when the user asks for the email to be sent again. */
  readonly onResend: () => void
  /** 'Got it', the close button or Escape. */
  readonly onClose: () => void
}

export type EmailVerificationViewProps = EmailVerificationViewState & EmailVerificationViewCallbacks

const Body = styled.div(css`
  display: grid;
  gap: ${vars.space[3]};
  text-align: center;
  text-wrap: balance;
  ${centredNotice}
`)

/** Once the email is sent, what it says is more than a button that is off. */
const Resend = styled(Button)(css`
  &&[aria-disabled][data-variant='ghost'] {
    color: ${vars.color.success};
    @media (forced-colors: active) {
      border-color: Canvas;
      color: CanvasText;
    }
    /* The tick takes the room that the shorter text leaves. */
    [data-other] {
      justify-items: start;
      &::after {
        margin-inline-end: -28px;
      }
    }
  }
`)

/** As wide as the longer of its two texts, so that its neighbour does not move. */
const ResendText = styled.span(css`
  display: inline-grid;
  justify-items: center;
  &::after {
    content: attr(data-other);
    block-size: 0;
    visibility: hidden;
  }
`)

/** Reminds a member that the email is not verified yet. */
export function EmailVerificationView({
  email,
  isSending,
  isSent,
  error,
  reason = undefined,
  onResend,
  onClose,
}: EmailVerificationViewProps) {
  const t = useText(copy)
  return (
    <Dialog
      title={
        <>
          <Emblem>
            <MailIcon />
          </Emblem>
          <span>{t('emailVerification.title')}</span>
        </>
      }
      viewKey="emailVerification"
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          <Resend
            variant={isSent ? 'ghost' : 'secondary'}
            leading={isSent && <CheckIcon />}
            busy={isSending}
            disabled={isSent}
            // Without the other text, which only takes room.
            aria-label={t(isSent ? 'emailVerification.sent' : 'emailVerification.resend')}
            onClick={onResend}
          >
            <ResendText data-other={t(isSent ? 'emailVerification.resend' : 'emailVerification.sent')}>
              {t(isSent ? 'emailVerification.sent' : 'emailVerification.resend')}
            </ResendText>
          </Resend>
          <Button onClick={onClose}>{t('emailVerification.gotIt')}</Button>
        </>
      }
    >
      <Body>
        <p>{email ? t('emailVerification.bodyTo', { email }) : t('emailVerification.body')}</p>
        <Notice severity="error">
          {error === true
            ? t(`emailVerification.error.${reason ?? 'resendFailed'}`)
            : error && <bdi>{error}</bdi>}
        </Notice>
        {/* Screen readers do not announce the button's new name. */}
        <VisuallyHidden role="status">{isSent && t('emailVerification.sent')}</VisuallyHidden>
      </Body>
    </Dialog>
  )
}
