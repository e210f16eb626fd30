'use client'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { quickPromoteMachine } from '../../../../machines/promote/quickPromote/quickPromote.machine.ts'
import { PromoteStatusView } from '../../../views/promote/PromoteStatusView.tsx'
import type { PromoteFormStep } from '../../../views/promote/PromoteSteps.tsx'
import type { ConnectedQuickPromote, QuickPromoteScene, QuickPromoteState } from './quickPromote.connect.ts'
import { formsPart, pagePart, planPart, required } from './quickPromote.parts.ts'
import type { QuickPromoteProps } from './quickPromote.props.ts'

export interface QuickPromoteScenesProps extends QuickPromoteProps {
  readonly actor: ActorRefFrom<typeof quickPromoteMachine>
  readonly state: ConnectedQuickPromote
}

/** The scenes in which the page is not shown, not even behind a dialog. */
const statuses: Readonly<Partial<Record<QuickPromoteScene, 'loading' | 'failed' | 'closed'>>> = {
  opening: 'loading',
  unopened: 'failed',
  closed: 'closed',
}

function doneSteps({ campaignId, isBusinessKnown }: QuickPromoteState): readonly PromoteFormStep[] {
  if (campaignId === null) return []
  return isBusinessKnown ? ['page', 'businessForm'] : ['page']
}

/** What the flow shows: a step's page, or the page of the ad with a dialog over it. */
export function QuickPromoteScenes({ actor, state, ...props }: QuickPromoteScenesProps): ReactNode {
  const { scene } = state
  const status = statuses[scene]
  if (status) {
    const isSlow = status === 'loading' && state.isSlow
    return <PromoteStatusView status={isSlow ? 'slow' : status} onRetry={state.onRetry} />
  }
  const { PromotePageScreen, PromoteSteps, QuickPromoteDialogs } = required(pagePart)
  const steps = (current: PromoteFormStep) => <PromoteSteps current={current} done={doneSteps(state)} />
  if (scene === 'businessForm') {
    const { BusinessInfoScreen } = required(formsPart)
    return state.businessInfo && <BusinessInfoScreen actor={state.businessInfo} steps={steps(scene)} />
  }
  if (scene === 'billingForm') {
    const { BillingView } = required(formsPart)
    return (
      <BillingView
        isChecking={state.isPending}
        error={state.failure}
        onCheck={state.onCheck}
        onBack={state.onBack}
        onClose={state.onClose}
        steps={steps(scene)}
      >
        {props.billingSlot({ onSaved: state.onPaid })}
      </BillingView>
    )
  }
  const PlannedPage = planPart.loaded()?.PlannedPage
  const BudgetEstimate = props.services.estimate && planPart.loaded()?.BudgetEstimate
  const parts = BudgetEstimate ? { estimate: <BudgetEstimate actor={actor} services={props.services} /> } : {}
  const page = { actor, audience: props.audience, steps: steps('page'), parts }
  return (
    <>
      {PlannedPage ? <PlannedPage {...page} Page={PromotePageScreen} /> : <PromotePageScreen {...page} />}
      <QuickPromoteDialogs {...props} state={state} />
    </>
  )
}
