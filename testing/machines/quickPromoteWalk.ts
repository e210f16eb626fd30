import { ApiFailure } from '../../src/api/failure.ts'
import type { BudgetLimits } from '../../src/domain/promote/budget.ts'
import { readBudget } from '../../src/domain/promote/budgetReading.ts'
import type { PromoteValues } from '../../src/domain/promote/promoteValues.ts'
import type { QuickPromoteEvent } from '../../machines/promote/quickPromote/quickPromote.types.ts'
import { startQuickPromoteOn } from './quickPromote.ts'
import {
  pick,
  walkAnswers,
  walkFailing,
  walkFailures,
  walkStarts,
  type WalkCall,
} from './quickPromoteWorld.ts'
import type { FakeCall, TestClock } from './run.ts'

/** What is known about the ad from the answers so far. `uncertain`: it may exist. */
type AdState = 'none' | 'asked' | 'uncertain' | 'exists'

/** Quick promote with every call answered by a random walk. */
export function startWalkOn<C extends TestClock>(clock: C, n: number) {
  const options = pick(walkStarts, n)
  const flow = startQuickPromoteOn(clock, options)
  const settled = new Set<unknown>()
  let [ad, asked]: [AdState, number] = [options.campaignId ? 'exists' : 'none', 0]
  /** The latest call, if it is still in flight. */
  const pending = (name: WalkCall) => {
    const call = flow[name].calls.at(-1)
    return call && !settled.has(call) && !call.signal.aborted ? call : null
  }
  const settle = (name: WalkCall) => {
    const call = pending(name)
    settled.add(call)
    // SAFETY: the walk's answers fit this call.
    return call as FakeCall<unknown, unknown> | null
  }
  return {
    ...flow,
    isLinked: Boolean(options.campaignId),
    pending,
    answer(name: WalkCall, index: number) {
      const call = settle(name)
      const isGroup = options.target?.kind === 'productGroup'
      const answer =
        name === 'open' && isGroup
          ? { ...pick(walkAnswers.open, index), pin: null, isPinGone: false, draft: null }
          : pick<unknown>(walkAnswers[name], index)
      if (call && name === 'createCampaign') ad = 'exists'
      if (call && name === 'findCampaign') ad = answer === null ? 'none' : 'exists'
      return call?.resolve(answer)
    },
    fail(index: number, of: number) {
      const name = pick(walkFailing, index)
      const call = settle(name)
      const failure = pick(walkFailures, of)
      const isAnswer = failure instanceof ApiFailure && failure.status !== null
      if (call && name === 'createCampaign') ad = isAnswer ? 'none' : 'uncertain'
      return call?.reject(failure)
    },
    /** Whether the ad exists after the last event. Throws if an ad was requested while one might already exist. */
    adState(): AdState {
      const { calls } = flow.createCampaign
      if (calls.length > asked) {
        if (ad !== 'none' || calls.length > asked + 1) throw new Error(`Asked again for an ad: ${ad}.`)
        ;[ad, asked] = ['asked', calls.length]
      }
      // Aborted before an answer arrived.
      if (ad === 'asked' && pending('createCampaign') === null) ad = 'uncertain'
      return ad
    },
  }
}

/** Values that were typed and must be in the form. */
export type Typed = Partial<PromoteValues>

/** The values that must be in the form after the machine has handled an event. */
export function typedAfter(
  typed: Typed,
  event: QuickPromoteEvent,
  given: { readonly discarded: Typed; readonly limits: BudgetLimits; readonly isTotalChosen: boolean },
): Typed {
  if (event.type === 'draft.restarted' || event.type === 'draft.adopted') return {}
  if (event.type === 'draft.undone') return given.discarded
  if (event.type === 'budget.changed') return { ...typed, budget: readBudget(event, given.limits) }
  if (event.type !== 'values.changed') return typed
  // A total follows the days, and another country may have another currency: totals.laws.test.ts says how.
  const isBudgetKept = !given.isTotalChosen && !('isTotalBudget' in event.change || 'country' in event.change)
  const { budget, ...kept } = typed
  const { duration, endDate, ...others } = {
    ...kept,
    ...(budget && isBudgetKept && { budget }),
    ...event.change,
  }
  if (event.change.startDate !== undefined) return { ...others, ...(duration !== undefined && { duration }) }
  if (event.change.duration !== undefined) return { ...others, duration: event.change.duration }
  if (event.change.endDate !== undefined) return { ...others, endDate: event.change.endDate }
  return { ...others, ...(duration !== undefined && { duration }), ...(endDate !== undefined && { endDate }) }
}
