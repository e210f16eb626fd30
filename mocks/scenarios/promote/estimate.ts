import { ApiFailure } from '../../../src/api/failure.ts'
import { budgetEstimateErrors } from '../../../src/errors/promote/promote.errors.ts'
import { hiddenServerMessage } from '../../fixtures/messages.ts'
import type { MemoryPromoteServices } from '../../promoteServices.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

/** An app that estimates what a budget brings. */
const estimates = (prepare: (own: MemoryPromoteServices) => void = () => undefined): Situation => ({
  promote: (own) => {
    own.offerEstimates()
    prepare(own)
  },
})
const range = { from: 1_200, to: 3_400 }

export const estimateScenarios = inArea('budgetEstimate', {
  ...fromRows(budgetEstimateErrors, hiddenServerMessage, () => ({}), {
    unread: estimates((own) => void (own.outcomes.estimate = new ApiFailure('server'))),
  }),
  unreadOnce: estimates((own) => {
    own.outcomes.estimate = new ApiFailure('server')
    own.laterOutcomes.estimate = 'answers'
  }),
  known: estimates(),
  reachAlone: estimates((own) => void (own.estimateOf = () => ({ reach: range, clicks: null }))),
  clicksAlone: estimates((own) => void (own.estimateOf = () => ({ reach: null, clicks: range }))),
  unknown: estimates((own) => void (own.estimateOf = () => null)),
  neverAnswers: estimates((own) => void (own.outcomes.estimate = 'never')),
})
