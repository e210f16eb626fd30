import { assign, emit, setup } from 'xstate'
import type { AdEstimate, EstimateQuery } from '../../../src/domain/promote/plan/estimate.ts'
import { unread } from '../../fragments/choosesFromList.ts'
import { eventsOf, output, thrown, type Output } from '../../fragments/events.ts'
import { required } from '../../fragments/outcome.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import type {
  BudgetEstimateContext,
  BudgetEstimateEmitted,
  BudgetEstimateEvent,
  BudgetEstimateInput,
} from './budgetEstimate.types.ts'

const on = eventsOf<BudgetEstimateContext, BudgetEstimateEvent>()

/**
 * What a budget may bring, asked after a pause in typing. A change takes back the question that is on its way, so that an old answer never
 * replaces a newer one. The ad does not wait for it.
 */
export const budgetEstimateMachine = setup({
  types: types<{
    context: BudgetEstimateContext
    input: BudgetEstimateInput
    events: BudgetEstimateEvent
    emitted: BudgetEstimateEmitted
  }>(),
  actors: { estimate: notProvided<AdEstimate | null, EstimateQuery>('estimate') },
  delays: delays('estimatePause', 'requestTimeout'),
  guards: {
    isNothing: on.guard('query.changed', ({ query }) => query === null),
    /** A change of what the estimate does not depend on, such as the name. */
    isSame: on.guard(
      'query.changed',
      (event, { query }) => JSON.stringify(event.query) === JSON.stringify(query),
    ),
    isKnown: (_, { output: estimate }: Output<AdEstimate | null>) =>
      estimate !== null && (estimate.reach !== null || estimate.clicks !== null),
  },
  actions: {
    assignQuery: assign(on.patch('query.changed', ({ query }) => ({ query, estimate: null }))),
    assignEstimate: assign((_, { output: estimate }: Output<AdEstimate | null>) => ({ estimate })),
    emitFailed: emit(unread('budgetEstimate.unread')),
  },
}).createMachine({
  id: 'budgetEstimate',
  context: ({ input }) => ({ ...input, query: null, estimate: null }),
  initial: 'idle',
  on: {
    'query.changed': [
      { guard: 'isSame' },
      { guard: 'isNothing', target: '.idle', actions: 'assignQuery' },
      { target: '.pausing', reenter: true, actions: 'assignQuery' },
    ],
  },
  states: {
    /** There is no budget to estimate. */
    idle: {},
    pausing: { after: { estimatePause: 'estimating' } },
    estimating: {
      tags: 'pending',
      invoke: {
        src: 'estimate',
        input: ({ context }) => required(context.query, 'query'),
        onDone: [
          {
            guard: { type: 'isKnown', params: output },
            target: 'estimated',
            actions: { type: 'assignEstimate', params: output },
          },
          { target: 'unknown' },
        ],
        onError: { target: 'failed', actions: { type: 'emitFailed', params: thrown } },
      },
      after: {
        requestTimeout: { target: 'failed', actions: { type: 'emitFailed', params: { error: null } } },
      },
    },
    estimated: {},
    /** The app has no estimate for this ad. */
    unknown: {},
    failed: { on: { 'retry.requested': 'estimating' } },
  },
})
