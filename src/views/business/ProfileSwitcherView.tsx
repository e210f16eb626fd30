'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import { profileSwitcher } from '../../messages/en/business/profileSwitcher.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Popup } from '../../ui/actions/Popup.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { CheckIcon, CloseIcon } from '../../ui/layout/icons.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../text.tsx'
import { ProfileList } from './ProfileList.tsx'
import { ProfileNotices } from './ProfileNotices.tsx'
import { SwitcherRoot } from './ProfileSwitcherView.styles.ts'
import type { ProfileSwitcherViewProps } from './ProfileSwitcherView.types.ts'
import { ProfileTrigger } from './ProfileTrigger.tsx'

type Current = Pick<ProfileSwitcherViewProps, 'currentId' | 'status'>

/** Whether the profile has changed since it was first known: the page's first profile is no news. */
function useHasSwitched({ currentId, status }: Current): boolean {
  const isKnown = status !== 'loading' && status !== 'failed'
  const [former, setFormer] = useState({ id: isKnown ? currentId : undefined, hasSwitched: false })
  if (isKnown && former.id !== currentId) setFormer({ id: currentId, hasSwitched: former.id !== undefined })
  return former.hasSwitched
}

/** The bar above a page: for whom the viewer acts, and the list to switch. */
export function ProfileSwitcherView(props: ProfileSwitcherViewProps) {
  const { own, profiles, currentId, status, isCollapsed, isViewed = false } = props
  const t = useText(profileSwitcher)
  const current = [own, ...profiles].find(({ id }) => id === currentId)?.user
  const hasSwitched = useHasSwitched(props)
  const isActing = status === 'acting'
  const root = useRef<HTMLElement>(null)
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    // A pressed button may go with what it was for. The next one is the way on.
    if (hasFocus.current && document.activeElement === document.body)
      root.current?.querySelector('button')?.focus()
  })
  return (
    <SwitcherRoot
      ref={root}
      aria-label={t('profileSwitcher.label')}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      {status === 'loading' && <Skeleton shape="person" count={1} label={t('profileSwitcher.loading')} />}
      {profiles.length > 0 && (
        <div data-at="bar">
          {isCollapsed ? (
            <Button variant="link" onClick={props.onExpand}>
              {t('profileSwitcher.switch')}
            </Button>
          ) : (
            <Popup
              variant="ghost"
              label={t('profileSwitcher.switch')}
              trigger={<ProfileTrigger user={current} isActing={isActing} />}
              onOpen={props.onOpen}
            >
              {(close) => (
                <ProfileList
                  {...props}
                  onChoose={(id) => {
                    close()
                    props.onChoose(id)
                  }}
                />
              )}
            </Popup>
          )}
          {isViewed && !isCollapsed && (
            <span data-at="viewing">
              <CheckIcon />
              <span>{t('profileSwitcher.viewing')}</span>
            </span>
          )}
          {isActing && (
            <Button variant="secondary" size={40} onClick={() => props.onChoose(own.id)}>
              {t('profileSwitcher.backToOwn')}
            </Button>
          )}
          {status === 'own' && !isCollapsed && (
            <Button variant="icon" aria-label={t('profileSwitcher.collapse')} onClick={props.onCollapse}>
              <CloseIcon />
            </Button>
          )}
        </div>
      )}
      <ProfileNotices {...props} />
      <VisuallyHidden role="status">
        {hasSwitched && current && t('profileSwitcher.switched', { name: current.businessName })}
      </VisuallyHidden>
    </SwitcherRoot>
  )
}
