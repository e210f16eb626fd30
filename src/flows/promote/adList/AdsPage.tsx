'use client'
import type { AdListEmitted } from '../../../../machines/promote/adList/adList.types.ts'
import type { AdServices } from '../../../api/promote/promoteServices.ts'
import { AdsView } from '../../../views/promote/ads/AdsView.tsx'
import { useTackboard, type TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { adListCallbacks, connectAdList } from './adList.connect.ts'
import { adListLogic, adServices, editPart } from './adList.services.ts'

export interface AdsPageProps {
  /** The calls of your app. */
  readonly services: AdServices
  /** Address of the page that promotes a pin, for a member without ads. Default: '/quick-promote/'. */
  readonly promoteHref?: string | undefined
}

/** Logs what was done, and what failed. */
function runAdListEffect(effect: AdListEmitted, { onLog }: TackboardConfig): void {
  if (effect.type === 'attempt.failed')
    return onLog({ level: 'info', event: 'ads.failed', details: failureDetails(effect) })
  const { adId, action } = effect.change
  return onLog({ level: 'info', event: 'ads.changed', details: { campaignId: adId, action } })
}

/**
 * The ads of the signed-in member, which can be paused, resumed, edited and stopped. Mount it at `policy.paths.ads`. It renders nothing for
 * visitors, and unless `policy.promote.listsAds`. Beyond the specification.
 */
export function AdsPage(props: AdsPageProps) {
  const { session, policy } = useTackboard()
  return session && policy.promote.listsAds ? <Flow key={session.userId} {...props} /> : null
}

function Flow({ services, promoteHref = '/quick-promote/' }: AdsPageProps) {
  const { policy } = useTackboard()
  const actor = useFlow(
    adListLogic,
    { policy, canEdit: services.readAccount !== undefined },
    (effect: AdListEmitted, config) => runAdListEffect(effect, config),
    (flow) => adServices.set(flow, services),
  )
  const state = useConnect(actor, connectAdList, adListCallbacks)
  const EditAd = editPart.loaded()?.EditAd
  return (
    <>
      <AdsView {...state} promoteHref={promoteHref} />
      {EditAd && <EditAd actor={actor} />}
    </>
  )
}
