import type { AdEstimate, EstimateQuery } from '../../../src/domain/promote/plan/estimate.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export type BudgetEstimateInput = WithPolicy

export interface BudgetEstimateContext extends BudgetEstimateInput {
  /** The ad as it is filled in; null while there is nothing to estimate. */
  readonly query: EstimateQuery | null
  /** What was answered about `query`. */
  readonly estimate: AdEstimate | null
}

export type BudgetEstimateEvent =
  | { readonly type: 'query.changed'; readonly query: EstimateQuery | null }
  | { readonly type: 'retry.requested' }

export interface BudgetEstimateEmitted {
  readonly type: 'attempt.failed'
  readonly row: 'budgetEstimate.unread'
  /** Null when no answer arrived in time. */
  readonly failure: Failure | null
}
