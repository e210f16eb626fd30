'use client'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { quickPromoteMachine } from '../../../../machines/promote/quickPromote/quickPromote.machine.ts'
import type { AudienceOptions } from '../../../domain/promote/promotion.ts'
import { PromotePageView } from '../../../views/promote/PromotePageView.tsx'
import type { PromotePageParts } from '../../../views/promote/PromotePageView.types.ts'
import { useActingProfile } from '../../business/businessAccess/businessAccess.context.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectPromotePage, promotePageCallbacks } from './promotePage.connect.ts'
import { useAudience } from './useAudience.ts'

export interface PromotePageScreenProps {
  readonly actor: ActorRefFrom<typeof quickPromoteMachine>
  readonly audience: Partial<AudienceOptions> | undefined
  /** The progress, above the title. */
  readonly steps: ReactNode
  /** What the app adds to the page. */
  readonly parts: PromotePageParts
}

/** The page of an ad, on the machine of the flow. The ad is by the profile that the member acts for. */
export function PromotePageScreen({ actor, audience, steps, parts }: PromotePageScreenProps) {
  const state = useConnect(actor, connectPromotePage, promotePageCallbacks)
  const { profile } = useActingProfile()
  return (
    <PromotePageView
      {...state}
      steps={steps}
      parts={parts}
      audience={useAudience(audience)}
      advertiserName={profile.user?.businessName ?? ''}
    />
  )
}
