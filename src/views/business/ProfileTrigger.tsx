'use client'
import type { ProfileUser } from '../../domain/business/profile.ts'
import { profileSwitcher } from '../../messages/en/business/profileSwitcher.ts'
import { Avatar } from '../../ui/layout/Avatar.tsx'
import { Icon } from '../../ui/layout/icons.tsx'
import { useText } from '../text.tsx'

export interface ProfileTriggerProps {
  /** The current profile; undefined if none counts. */
  readonly user: ProfileUser | null | undefined
  readonly isActing: boolean
}

/** The content of the button that opens the list: the current profile. Styled by the bar. */
export function ProfileTrigger({ user, isActing }: ProfileTriggerProps) {
  const t = useText(profileSwitcher)
  return (
    <span data-at="trigger">
      {user && <Avatar decorative size={32} name={user.businessName} src={user.imageUrl ?? undefined} />}
      <span data-at="who">
        {user && <small>{t(isActing ? 'profileSwitcher.actingAs' : 'profileSwitcher.ownProfile')}</small>}
        <bdi data-at="name">{user ? user.businessName : t('profileSwitcher.choose')}</bdi>
      </span>
      <Icon path="M6 9l6 6 6-6" />
    </span>
  )
}
