'use client'
import type { ActorRefFrom } from 'xstate'
import type { adListMachine } from '../../../../machines/promote/adList/adList.machine.ts'
import { EditAdView } from '../../../views/promote/ads/EditAdView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectEditAd, editAdCallbacks } from './editAd.connect.ts'
import { todayIn } from './todayIn.ts'

/** The form of the ad that is being edited; nothing while none is. */
export function EditAd({ actor }: { readonly actor: ActorRefFrom<typeof adListMachine> }) {
  const { clock } = useTackboard().platform
  const state = useConnect(actor, connectEditAd, editAdCallbacks)
  return state && <EditAdView {...state} onSubmit={() => state.onSubmit(todayIn(clock, state.timeZone))} />
}
