'use client'
import { useContext } from 'react'
import { ProfileSwitcherView } from '../../../views/business/ProfileSwitcherView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useViewedProfile } from '../viewedProfile/useViewedProfile.ts'
import { connectSwitcher, switcherCallbacks } from './businessAccess.connect.ts'
import { BusinessAccessContext, type BusinessAccessValue } from './businessAccess.context.ts'

export interface ProfileSwitcherProps {
  /** Path of the page at hand. The bar says whether it belongs to the current profile. Default: that of the address. */
  readonly path?: string | undefined
}

/**
 * The bar that shows for whom the viewer acts and lets them switch. It draws nothing if there is no profile to switch to. It needs a
 * `<BusinessAccess>` above.
 */
export function ProfileSwitcher(props: ProfileSwitcherProps) {
  const access = useContext(BusinessAccessContext)
  return access && <Switcher {...props} access={access} />
}

function Switcher({ path, access }: ProfileSwitcherProps & { readonly access: BusinessAccessValue }) {
  const { policy, platform } = useTackboard()
  const isViewed = useViewedProfile(path ?? new URL(platform.navigation.href()).pathname)
  const props = useConnect(access.actor, connectSwitcher, switcherCallbacks)
  if (!props) return null
  const { searchFrom, listLimit } = policy.business
  return (
    <ProfileSwitcherView
      {...props}
      {...{ isViewed, searchFrom, listLimit }}
      mfaHref={policy.paths.twoFactor}
    />
  )
}
