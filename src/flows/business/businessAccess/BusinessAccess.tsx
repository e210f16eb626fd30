'use client'
import { Fragment, useMemo, type ReactNode } from 'react'
import { ownProfile } from '../../../domain/business/profile.ts'
import { useTackboard } from '../../runtime/config.ts'
import { TackboardProvider } from '../../runtime/TackboardProvider.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectActing } from './businessAccess.connect.ts'
import { BusinessAccessContext } from './businessAccess.context.ts'
import { runBusinessAccessEffect } from './businessAccess.effects.ts'
import { businessAccessLogic } from './businessAccess.services.ts'
import { ProfileSwitcher } from './ProfileSwitcher.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'

export interface BusinessAccessProps {
  /** What stays when the profile changes, such as the app's own bar with a `<ProfileSwitcher>` in it. Default: `<ProfileSwitcher>`. */
  readonly header?: ReactNode
  /**
   * The rest of the app. It is mounted again when the profile changes, so that nothing of the former profile remains, and once it is known
   * whether a remembered choice still counts.
   */
  readonly children?: ReactNode
  /** In the place of the app while it is not known whether a remembered choice still counts. Default: nothing. */
  readonly fallback?: ReactNode
}

/**
 * Lets a partner act for a business. Flows below it send the business as `orbac_subject_id`; `useActingProfile` gives its details. The
 * choice is remembered on this device. When it changes, requests in flight are dropped and `children` start again. saving.txt §4
 * "Business access".
 */
export function BusinessAccess(props: BusinessAccessProps) {
  const { session } = useTackboard()
  // Another member starts over. So does a member who becomes a partner.
  return <Access key={JSON.stringify([session?.userId, session?.isPartner])} {...props} />
}

function Access({ header, children, fallback }: BusinessAccessProps) {
  const { policy, session } = useTackboard()
  const own = session?.isPartner ? ownProfile(session) : null
  const actor = useFlow(businessAccessLogic, { policy, own }, runBusinessAccessEffect)
  const { actingFor, profile, isKnown } = useConnect(actor, connectActing)
  const access = useMemo(() => ({ actor, profile }), [actor, profile])
  return (
    <BusinessAccessContext value={access}>
      <TackboardProvider actingFor={actingFor}>
        {asElement(header === undefined ? <ProfileSwitcher /> : header)}
        {isKnown ? <Fragment key={actingFor}>{children}</Fragment> : asElement(fallback)}
      </TackboardProvider>
    </BusinessAccessContext>
  )
}
