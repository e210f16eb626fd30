'use client'
import type { Profile } from '../../domain/business/profile.ts'
import { canActFor } from '../../domain/business/profile.ts'
import { profileSwitcher } from '../../messages/en/business/profileSwitcher.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { CheckIcon, LockIcon } from '../../ui/layout/icons.tsx'
import { Avatar } from '../../ui/layout/Avatar.tsx'
import { useText } from '../text.tsx'

export interface ProfileRowProps {
  readonly profile: Profile
  readonly isOwn: boolean
  readonly isCurrent: boolean
  readonly onChoose: (id: string) => void
}

/** A profile of the list. One that requires two-factor cannot be chosen, and says why. Styled by its list. */
export function ProfileRow({ profile, isOwn, isCurrent, onChoose }: ProfileRowProps) {
  const t = useText(profileSwitcher)
  const { id, user } = profile
  if (!user) return null
  const isAvailable = canActFor(profile)
  return (
    <li data-own={isOwn || undefined}>
      <Button
        data-at="profile"
        variant="ghost"
        aria-current={isCurrent || undefined}
        disabled={!isAvailable}
        leading={<Avatar decorative size={32} name={user.businessName} src={user.imageUrl ?? undefined} />}
        onClick={() => onChoose(id)}
      >
        <span data-at="who">
          <bdi data-at="name">{user.businessName}</bdi>
          <small>
            {isAvailable ? (
              <>
                <bdi>{`@${user.username}`}</bdi>
                {isOwn && <span data-at="badge">{t('profileSwitcher.own')}</span>}
              </>
            ) : (
              <span>
                <LockIcon /> <span>{t('profileSwitcher.mfaRequired')}</span>
              </span>
            )}
          </small>
        </span>
        {isCurrent && <CheckIcon />}
      </Button>
    </li>
  )
}
