'use client'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { BudgetEstimateEmitted } from '../../../../machines/promote/budgetEstimate/budgetEstimate.types.ts'
import type { quickPromoteMachine } from '../../../../machines/promote/quickPromote/quickPromote.machine.ts'
import type { PromoteServices } from '../../../api/promote/promoteServices.ts'
import { BudgetEstimateView } from '../../../views/promote/plan/BudgetEstimateView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { promoteServices } from '../promoteServices.ts'
import { budgetEstimateCallbacks, connectBudgetEstimate, connectQuery } from './budgetEstimate.connect.ts'
import { budgetEstimateLogic } from './budgetEstimate.services.ts'

export interface BudgetEstimateProps {
  /** The flow whose ad is estimated. */
  readonly actor: ActorRefFrom<typeof quickPromoteMachine>
  readonly services: PromoteServices
}

/** What the budget of the page may bring. It follows the page, and the page does not wait for it. */
export function BudgetEstimate({ actor, services }: BudgetEstimateProps) {
  const { policy } = useTackboard()
  const estimate = useFlow(
    budgetEstimateLogic,
    { policy },
    (effect: BudgetEstimateEmitted, config) =>
      config.onLog({ level: 'info', event: 'promote.failed', details: failureDetails(effect) }),
    (flow) => promoteServices.set(flow, services),
  )
  const { query } = useConnect(actor, connectQuery)
  const { onQuery, ...state } = useConnect(estimate, connectBudgetEstimate, budgetEstimateCallbacks)
  useEffect(() => onQuery(JSON.parse(query)), [onQuery, query])
  return <BudgetEstimateView {...state} />
}
