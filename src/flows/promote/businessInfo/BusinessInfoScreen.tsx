'use client'
import { useCallback, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { businessInfoMachine } from '../../../../machines/promote/businessInfo/businessInfo.machine.ts'
import { BusinessInfoView } from '../../../views/promote/BusinessInfoView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { businessInfoCallbacks, connectBusinessInfo } from './businessInfo.connect.ts'

export interface BusinessInfoScreenProps {
  /** The machine of the form, a child of quick promote's. */
  readonly actor: ActorRefFrom<typeof businessInfoMachine>
  /** The progress, above the title. Default: none. */
  readonly steps?: ReactNode
}

/** The business form, on its machine. saving.txt §2 "business form". */
export function BusinessInfoScreen({ actor, steps }: BusinessInfoScreenProps) {
  const typedInfo = useCallback(() => actor.getSnapshot().context.info, [actor])
  const props = useConnect(actor, connectBusinessInfo, businessInfoCallbacks)
  return props && <BusinessInfoView {...props} typedInfo={typedInfo} steps={steps} />
}
