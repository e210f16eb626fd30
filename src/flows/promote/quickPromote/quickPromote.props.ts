import type { ReactNode } from 'react'
import type { PromoteServices } from '../../../api/promote/promoteServices.ts'
import type { PromoteStep } from '../../../domain/promote/promoteStep.ts'
import type { AudienceOptions, PromoteTarget } from '../../../domain/promote/promotion.ts'
import type { QuickPromoteListeners } from './quickPromote.effects.ts'

/** What the app's payment element gets. */
export interface BillingSlot {
  /** Call it once a way to pay was saved: the flow goes on. */
  readonly onSaved: () => void
}

export interface QuickPromoteProps extends QuickPromoteListeners {
  /** ID of the advertiser whose ad it becomes. */
  readonly advertiserId: string
  /** The calls that the specification leaves to the app. */
  readonly services: PromoteServices
  /** The pin or product group to promote. Default: the member chooses a pin. It is read when the page opens. */
  readonly target?: PromoteTarget | null | undefined
  /** The step that the address asks for, see `readPromoteRoute`. Default: the first one with something to ask. */
  readonly step?: PromoteStep | null | undefined
  /** The ad that the address continues with, such as after paying elsewhere. Default: a new one. */
  readonly campaignId?: string | null | undefined
  /** The app's payment element. It belongs to the app, so that no card data reaches this flow. */
  readonly billingSlot: (slot: BillingSlot) => ReactNode
  /** What the audience can be chosen from. Default: age groups and genders, and no interests. */
  readonly audience?: Partial<AudienceOptions> | undefined
}
