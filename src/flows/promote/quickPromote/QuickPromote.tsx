'use client'
import type { QuickPromoteEmitted } from '../../../../machines/promote/quickPromote/quickPromote.types.ts'
import { isPromoteSite } from '../../../domain/promote/promoteRoute.ts'
import type { Session } from '../../../domain/auth/session.ts'
import { useLocale } from '../../../views/text.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { Restartable } from '../../runtime/Restartable.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { promoteServices } from '../promoteServices.ts'
import { connectQuickPromote, quickPromoteCallbacks } from './quickPromote.connect.ts'
import { runQuickPromoteEffect } from './quickPromote.effects.ts'
import type { QuickPromoteProps } from './quickPromote.props.ts'
import { quickPromoteLogic } from './quickPromote.services.ts'
import { QuickPromoteScenes } from './QuickPromoteScenes.tsx'
import { todayOf } from './today.ts'
import { useBrowserEvents } from './useBrowserEvents.ts'

/**
 * Promotes a pin as an ad, in steps: consent, the pin, the page with the ad's budget, schedule and audience, business details and payment.
 * Mount it at the address that `readPromoteRoute` reads, for a signed-in member. It renders nothing for visitors, and on a site without
 * quick promote. saving.txt §2 "Quick-promote flow".
 */
export function QuickPromote(props: QuickPromoteProps) {
  const { session, siteType } = useTackboard()
  if (!session || !isPromoteSite(siteType)) return null
  const { advertiserId, target } = props
  // Another ad starts over.
  return (
    <Restartable key={JSON.stringify([session.userId, advertiserId, target])}>
      <Flow {...props} session={session} />
    </Restartable>
  )
}

function Flow({ session, ...props }: QuickPromoteProps & { readonly session: Session }) {
  const { advertiserId, services, audience, target = null, step = null, campaignId = null } = props
  const { policy, actingFor, country, platform } = useTackboard()
  const { locale } = useLocale()
  const input = {
    policy,
    session,
    actingFor,
    advertiserId,
    target,
    country,
    locale,
    today: todayOf(platform.clock),
    ...(audience?.places && { places: audience.places.map(({ id }) => id) }),
    requestedStep: step,
    campaignId,
  }
  const actor = useFlow(
    quickPromoteLogic,
    input,
    (effect: QuickPromoteEmitted, config) => runQuickPromoteEffect(effect, config, props),
    (flow) => promoteServices.set(flow, services),
  )
  const state = useConnect(actor, connectQuickPromote, quickPromoteCallbacks)
  useBrowserEvents({ ...state, isClosed: state.scene === 'closed' })
  return <QuickPromoteScenes {...props} actor={actor} state={state} />
}
