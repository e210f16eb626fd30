'use client'
import { useEffect } from 'react'
import type {
  viewedProfileMachine,
  ViewedProfileEmitted,
} from '../../../../machines/business/viewedProfile/viewedProfile.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { viewedPage } from '../../../domain/business/viewedPage.ts'
import { useActingProfile } from '../businessAccess/businessAccess.context.ts'
import { useTackboard } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { viewedProfileLogic } from './viewedProfile.services.ts'

const connect = (snapshot: SnapshotFrom<typeof viewedProfileMachine>) => ({
  isActive: snapshot.matches('active'),
})

/**
 * Whether a page belongs to the profile that the viewer acts for: its own page, `/{username}`, or the page of a pin that it has saved,
 * `/pin/{id}`. False while a pin is being read, and if it cannot be read. saving.txt §2 "Business access".
 */
export function useViewedProfile(path: string): boolean {
  const { policy } = useTackboard()
  const { profile } = useActingProfile()
  const actor = useFlow(viewedProfileLogic, { policy }, (effect: ViewedProfileEmitted, { onLog }) =>
    onLog({ level: 'info', event: 'businessAccess.failed', details: failureDetails(effect) }),
  )
  useEffect(() => {
    actor.send({ type: 'page.changed', page: viewedPage(path), acting: profile })
  }, [actor, path, profile])
  return useConnect(actor, connect).isActive
}
