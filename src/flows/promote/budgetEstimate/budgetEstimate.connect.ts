import type { SnapshotFrom } from 'xstate'
import type { budgetEstimateMachine } from '../../../../machines/promote/budgetEstimate/budgetEstimate.machine.ts'
import type { quickPromoteMachine } from '../../../../machines/promote/quickPromote/quickPromote.machine.ts'
import { targetOf } from '../../../../machines/promote/quickPromote/quickPromote.rules.ts'
import { estimateQuery, type EstimateQuery } from '../../../domain/promote/plan/estimate.ts'
import { countryOf } from '../../../domain/promote/plan/startingForm.ts'
import type { BudgetEstimateViewState } from '../../../views/promote/plan/BudgetEstimateView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

type Snapshot = SnapshotFrom<typeof budgetEstimateMachine>

/** The ad to estimate. It is text, so that it stays the same while nothing of it changes. */
export function connectQuery({ context }: SnapshotFrom<typeof quickPromoteMachine>) {
  const { values, campaignId } = context
  const facts = { ...context, target: targetOf(context), country: countryOf(context, values) }
  return { query: JSON.stringify(campaignId === null ? estimateQuery(facts) : null) }
}

const statuses = ['idle', 'estimated', 'unknown', 'failed'] as const

/** What is said about the budget. A pause counts as loading, so that nothing moves when the call starts. */
export const connectBudgetEstimate = (snapshot: Snapshot): BudgetEstimateViewState => ({
  status: statuses.find((status) => snapshot.matches(status)) ?? 'loading',
  estimate: snapshot.context.estimate,
})

export const budgetEstimateCallbacks = (send: SendTo<typeof budgetEstimateMachine>) => ({
  onQuery: (query: EstimateQuery | null) => send({ type: 'query.changed', query }),
  onRetry: () => send({ type: 'retry.requested' }),
})
