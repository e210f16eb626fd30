'use client'
import type { ReactNode } from 'react'
import { common } from '../../messages/en/common.ts'
import { profileSwitcher } from '../../messages/en/business/profileSwitcher.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { LinkButton } from '../../ui/actions/LinkButton.tsx'
import { ActionNotice } from '../../ui/feedback/ActionNotice.tsx'
import { ListFailed } from '../../ui/list/ListFailed.tsx'
import { useText } from '../text.tsx'
import type { ProfileSwitcherViewProps } from './ProfileSwitcherView.types.ts'

const copy = { ...common, ...profileSwitcher }

/** What has happened to the viewer's choice, below the bar. */
export function ProfileNotices(props: ProfileSwitcherViewProps) {
  const { own, profiles, status, otherTabId, mfaHref } = props
  const t = useText(copy)
  const other = [own, ...profiles].find(({ id }) => id === otherTabId)?.user
  const button = (label: ReactNode, onClick: () => void, variant?: 'outlined') => (
    <Button variant={variant} size={40} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <>
      <ListFailed retryLabel={t('common.retry')} onRetry={props.onRetry}>
        {status === 'failed' && t('businessAccess.error.unread')}
      </ListFailed>
      <ActionNotice
        severity="warning"
        actions={
          <>
            <LinkButton size={40} href={mfaHref}>
              {t('profileSwitcher.setUpMfa')}
            </LinkButton>
            {button(t('profileSwitcher.backToOwn'), () => props.onChoose(own.id), 'outlined')}
          </>
        }
      >
        {status === 'mfaRequired' && t('profileSwitcher.mfaRevoked')}
      </ActionNotice>
      <ActionNotice
        severity="warning"
        actions={button(t('profileSwitcher.dismiss'), props.onDismiss, 'outlined')}
      >
        {status === 'gone' && t('profileSwitcher.gone')}
      </ActionNotice>
      <ActionNotice
        actions={
          <>
            {button(t('profileSwitcher.follow'), props.onFollowOtherTab)}
            {button(t('profileSwitcher.ignore'), props.onIgnoreOtherTab, 'outlined')}
          </>
        }
      >
        {other && t('profileSwitcher.otherTab', { name: other.businessName })}
      </ActionNotice>
    </>
  )
}
