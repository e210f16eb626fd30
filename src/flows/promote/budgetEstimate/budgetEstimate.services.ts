import { budgetEstimateMachine } from '../../../../machines/promote/budgetEstimate/budgetEstimate.machine.ts'
import { estimateOf } from '../../../api/promote/estimate.entities.ts'
import type { AdEstimate, EstimateQuery } from '../../../domain/promote/plan/estimate.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { promoteServices } from '../promoteServices.ts'

/** The machine of an estimate with its actor. What the app's service answers with is checked. */
export const budgetEstimateLogic = budgetEstimateMachine.provide({
  actors: {
    estimate: fromCall<AdEstimate | null, EstimateQuery>(async ({ input, signal, system }) =>
      estimateOf((await promoteServices.of(system).estimate?.(input, signal)) ?? null),
    ),
  },
})
