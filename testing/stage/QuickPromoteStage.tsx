import type { PromoteServices } from '../../src/api/promote/promoteServices.ts'
import { readPromoteRoute } from '../../src/domain/promote/promoteRoute.ts'
import type { AudienceOptions } from '../../src/domain/promote/promotion.ts'
import { QuickPromote } from '../../src/flows/promote/quickPromote/QuickPromote.tsx'
import type { QuickPromoteListeners } from '../../src/flows/promote/quickPromote/quickPromote.effects.ts'
import type { QuickPromoteProps } from '../../src/flows/promote/quickPromote/quickPromote.props.ts'
import { useTackboard } from '../../src/flows/runtime/config.ts'
import { PaymentElement } from './PaymentElement.tsx'

export interface QuickPromoteStageProps
  extends QuickPromoteListeners, Partial<Pick<QuickPromoteProps, 'billingSlot'>> {
  readonly services: PromoteServices
  readonly audience?: Partial<AudienceOptions> | undefined
}

/** The advertiser of an address without one. */
const advertiserId = '549755885175'

/** Quick promote, with what the stage's address asks for. */
export function QuickPromoteStage(props: QuickPromoteStageProps) {
  const { platform, siteType } = useTackboard()
  const { pathname, search } = new URL(platform.navigation.href())
  const route = readPromoteRoute(pathname, search, siteType)
  return (
    route && (
      <QuickPromote
        advertiserId={route.advertiserId ?? advertiserId}
        target={route.target}
        step={route.step}
        campaignId={route.campaignId}
        billingSlot={() => <PaymentElement />}
        {...props}
      />
    )
  )
}
