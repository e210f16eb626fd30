'use client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { common } from '../../../messages/en/common.ts'
import { recovery } from '../../../messages/en/auth/recovery.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Link } from '../../../ui/actions/Link.tsx'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { noticeStyles } from '../../../ui/feedback/Notice.styles.ts'
import { sheet } from '../../../ui/layout/sheet.ts'
import { useText } from '../../text.tsx'
import { notices, type NoticeName, type NoticeRow } from './notices.ts'

const copy = { ...common, ...recovery }

/** Props of the one dialog behind every row of `notices`. */
export interface NoticeDialogProps {
  /** Which row it shows. */
  readonly notice: NoticeName
  /** The e-mail it is about; '' leaves it out. */
  readonly email: string
  /** A request of this dialog is in flight. */
  readonly isPending: boolean
  /** The last request failed: the server's own words, or true for the generic sentence. */
  readonly error: string | boolean
  /** Where an appeal is made. */
  readonly appealHref: string
  /** Where the password is reset when no e-mail is known. */
  readonly resetHref: string
  /** Whether a reset e-mail can be asked for here; otherwise the button is a link to `resetHref`. */
  readonly canReset: boolean
  readonly onClose: () => void
  readonly onReset: () => void
  readonly onResend: () => void
}

const Body = styled.div(sheet`
  ${noticeStyles}
  display: grid;
  gap: ${vars.space[3]};
  text-align: center;
  ul { margin: 0; padding-inline-start: ${vars.space[6]}; text-align: start; }
`)

/** Informs, and offers the one or two ways on. */
export function NoticeDialog(props: NoticeDialogProps) {
  const t = useText(copy)
  const row: NoticeRow = notices[props.notice]
  const say = (key: NoticeRow['title']) =>
    t(key, {
      email: props.email,
      link: (chunks: ReactNode) => <Link href={props.appealHref}>{chunks}</Link>,
      item: (chunks: ReactNode) => <li>{chunks}</li>,
    })
  const variantOf = (name: (typeof row.actions)[number]) =>
    row.actions.at(-1) === name ? 'primary' : 'secondary'
  const actions = {
    ok: (
      <Button key="ok" variant={variantOf('ok')} onClick={props.onClose}>
        {t('common.ok')}
      </Button>
    ),
    resend: (
      <Button key="resend" variant={variantOf('resend')} busy={props.isPending} onClick={props.onResend}>
        {t('recovery.resend')}
      </Button>
    ),
    resetPassword: props.canReset ? (
      <Button key="reset" busy={props.isPending} onClick={props.onReset}>
        {t('recovery.resetPassword')}
      </Button>
    ) : (
      <LinkButton key="reset" href={props.resetHref}>
        {t('recovery.resetPassword')}
      </LinkButton>
    ),
  }
  const [first, ...rest] = row.body
  const opening = props.email && row.bodyTo ? row.bodyTo : first

  return (
    <Dialog
      title={say(row.title)}
      viewKey={props.notice}
      closeLabel={t('common.close')}
      onClose={props.onClose}
      actions={row.actions.map((name) => actions[name])}
    >
      <Body>
        {[opening, ...rest].map((key) =>
          key === 'recovery.deactivated.reasons' ? (
            <ul key={key}>{say(key)}</ul>
          ) : (
            key && <p key={key}>{say(key)}</p>
          ),
        )}
        <Notice severity="error">
          {props.error === true
            ? t('forgotPassword.error.resetFailed')
            : props.error && <bdi>{props.error}</bdi>}
        </Notice>
      </Body>
    </Dialog>
  )
}
