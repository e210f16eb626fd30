'use client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import { common } from '../../../messages/en/common.ts'
import { recovery } from '../../../messages/en/auth/recovery.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Link } from '../../../ui/actions/Link.tsx'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { Emblem } from '../../../ui/feedback/Emblem.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { centredNotice } from '../../../ui/feedback/centredNotice.styles.ts'
import {
  AlertIcon,
  ClockIcon,
  LockIcon,
  MailIcon,
  PersonIcon,
  ShieldIcon,
} from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import { notices, type NoticeName, type NoticeRow } from './notices.ts'

const copy = { ...common, ...recovery }

/** How the password can be reset from a notice. */
export type NoticeReset =
  /** By a link to the reset page. */
  | { readonly by: 'page'; readonly href: string }
  /** By an email that is requested here. */
  | {
      readonly by: 'email'
      /** The account's email; '' when unknown, in which case the text does not name it. */
      readonly email: string
      /** A request for the email is in flight. */
      readonly isPending: boolean
      /** Why the last request failed: the server's own message, or true for the generic one. */
      readonly error: string | boolean
      /** Why there was no response to the last request; it replaces the generic text. Default: there was one. */
      readonly reason?: 'offline' | 'timedOut' | undefined
      /** After too many requests: in how many minutes the next makes sense; 0: now. It replaces `error`. Default: unknown. */
      readonly waitMinutes?: number | null | undefined
      readonly onReset: () => void
      readonly onResend: () => void
    }

/** Props of `NoticeDialog`. */
export interface NoticeDialogProps {
  /** Which row of `notices` it shows. */
  readonly notice: NoticeName
  /** The page for appeals. */
  readonly appealHref: string
  /** How the password can be reset, for the notices that offer it. Default: it cannot. */
  readonly reset?: NoticeReset | undefined
  /** The providers that the page offers: no other one is suggested. Default: Facebook and Google. */
  readonly providers?: readonly SocialProvider[] | undefined
  /** For `tooManyAttempts`: after how many minutes to try again; 0: now. Default: unknown, for which the text says 30. */
  readonly waitMinutes?: number | null | undefined
  /** Called on the dialog's button, its close button or Escape: unmount it. */
  readonly onClose: () => void
}

/** What is over the title, and how serious it looks. */
const emblems = {
  closed: [LockIcon, 'error'],
  mail: [MailIcon, undefined],
  mailSent: [MailIcon, 'success'],
  tooMany: [ClockIcon, 'warning'],
  protected: [ShieldIcon, 'warning'],
  unknown: [PersonIcon, undefined],
  unavailable: [AlertIcon, 'warning'],
} as const

const Body = styled.div(css`
  display: grid;
  gap: ${vars.space[3]};
  text-align: center;
  text-wrap: balance;
  ${centredNotice}
  ul {
    inline-size: fit-content;
    margin: 0 auto;
    padding-inline-start: ${vars.space[5]};
    text-align: start;
  }
  @media (max-width: 480px) {
    padding-inline: ${vars.space[2]};
  }
`)

const suggestedProviders: readonly SocialProvider[] = ['facebook', 'google']

/** Informs, and offers one or two actions. */
export function NoticeDialog({
  notice,
  appealHref,
  reset,
  providers = suggestedProviders,
  waitMinutes,
  onClose,
}: NoticeDialogProps) {
  const t = useText(copy)
  const row: NoticeRow = notices[notice]
  const [Icon, severity] = emblems[row.about]
  const request = reset?.by === 'email' ? reset : null
  const email = request?.email ?? ''
  const textOf = (key: NoticeRow['title']) =>
    t(key, {
      email,
      link: (chunks: ReactNode) => <Link href={appealHref}>{chunks}</Link>,
      item: (chunks: ReactNode) => <li>{chunks}</li>,
    })
  const variantOf = (name: (typeof row.actions)[number]) =>
    row.actions.at(-1) === name ? 'primary' : 'secondary'
  const actions = {
    ok: (
      <Button key="ok" variant={variantOf('ok')} onClick={onClose}>
        {t('common.ok')}
      </Button>
    ),
    resend: request && (
      <Button key="resend" variant={variantOf('resend')} busy={request.isPending} onClick={request.onResend}>
        {t('recovery.resend')}
      </Button>
    ),
    resetPassword: request ? (
      <Button
        key="reset"
        variant={variantOf('resetPassword')}
        busy={request.isPending}
        onClick={request.onReset}
      >
        {t('recovery.resetPassword')}
      </Button>
    ) : (
      reset?.by === 'page' && (
        <LinkButton key="reset" variant={variantOf('resetPassword')} href={reset.href}>
          {t('recovery.resetPassword')}
        </LinkButton>
      )
    ),
  }
  const isOffered = row.suggests?.every((provider) => providers.includes(provider)) ?? true
  const [first, ...rest] = isOffered ? row.body : (row.bodyWithout ?? [])
  const wait = row.bodyIn && typeof waitMinutes === 'number' && t(row.bodyIn, { minutes: waitMinutes })
  const minutes = request?.waitMinutes
  const resendIn = typeof minutes === 'number' && t('forgotPassword.rateLimitedIn', { minutes })
  const failed =
    request?.error === true
      ? t(`forgotPassword.error.${request.reason ?? 'resetFailed'}`)
      : request?.error && <bdi>{request.error}</bdi>
  // An email that was not sent is not said to be sent.
  const isUnsent = row.about === 'mailSent' && request?.error
  const opening = isUnsent || wait ? null : email && row.bodyTo ? row.bodyTo : first

  return (
    <Dialog
      title={
        <>
          <Emblem data-severity={isUnsent ? undefined : severity}>
            <Icon />
          </Emblem>
          <span>{textOf(row.title)}</span>
        </>
      }
      viewKey={notice}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={row.actions.map((name) => actions[name])}
    >
      <Body>
        {wait && <p>{wait}</p>}
        {[opening, ...rest].map((key) =>
          key === 'recovery.deactivated.reasons' ? (
            <ul key={key}>{textOf(key)}</ul>
          ) : (
            key && <p key={key}>{textOf(key)}</p>
          ),
        )}
        <Notice severity="error">{minutes !== 0 && (resendIn || failed)}</Notice>
        <Notice>{minutes === 0 && resendIn}</Notice>
      </Body>
    </Dialog>
  )
}
