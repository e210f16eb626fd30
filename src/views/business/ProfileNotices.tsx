'use client'
import type { ReactNode } from 'react'
import { common } from '../../messages/en/common.ts'
import { profileSwitcher } from '../../messages/en/business/profileSwitcher.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { LinkButton } from '../../ui/actions/LinkButton.tsx'
import { Notice, type NoticeProps } from '../../ui/feedback/Notice.tsx'
import { useText } from '../text.tsx'
import type { ProfileSwitcherViewProps } from './ProfileSwitcherView.types.ts'

const copy = { ...common, ...profileSwitcher }

interface MessageProps extends NoticeProps {
  readonly isShown: boolean
  readonly actions: ReactNode
}

/** A notice with buttons beside it, which are not announced with it. */
const Message = ({ isShown, actions, children, ...notice }: MessageProps) => (
  <div data-at="message" data-shown={isShown || undefined}>
    <Notice {...notice}>{isShown && children}</Notice>
    {isShown && <div data-at="actions">{actions}</div>}
  </div>
)

/** What has happened to the viewer's choice, below the bar. */
export function ProfileNotices(props: ProfileSwitcherViewProps) {
  const { own, profiles, status, otherTabId, mfaHref } = props
  const t = useText(copy)
  const other = [own, ...profiles].find(({ id }) => id === otherTabId)?.user
  const button = (label: ReactNode, onClick: () => void, variant?: 'secondary') => (
    <Button variant={variant} size={40} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <>
      <Message
        severity="error"
        isShown={status === 'failed'}
        actions={button(t('common.retry'), props.onRetry, 'secondary')}
      >
        {t('businessAccess.error.unread')}
      </Message>
      <Message
        severity="warning"
        isShown={status === 'mfaRequired'}
        actions={
          <>
            <LinkButton size={40} href={mfaHref}>
              {t('profileSwitcher.setUpMfa')}
            </LinkButton>
            {button(t('profileSwitcher.backToOwn'), () => props.onChoose(own.id), 'secondary')}
          </>
        }
      >
        {t('profileSwitcher.mfaRevoked')}
      </Message>
      <Message
        severity="warning"
        isShown={status === 'gone'}
        actions={button(t('profileSwitcher.dismiss'), props.onDismiss, 'secondary')}
      >
        {t('profileSwitcher.gone')}
      </Message>
      <Message
        isShown={Boolean(other)}
        actions={
          <>
            {button(t('profileSwitcher.follow'), props.onFollowOtherTab)}
            {button(t('profileSwitcher.ignore'), props.onIgnoreOtherTab, 'secondary')}
          </>
        }
      >
        {t('profileSwitcher.otherTab', { name: other?.businessName ?? '' })}
      </Message>
    </>
  )
}
