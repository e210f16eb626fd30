/** After any sequence of user, server and timer events, quick promote leads on, loses nothing, and asks for one ad. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PromoteValues } from '../../../src/domain/promote/promoteValues.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { startWalkOn, typedAfter, type Typed } from '../../../testing/machines/quickPromoteWalk.ts'
import { pick, walkCalls, walkEvents } from '../../../testing/machines/quickPromoteWorld.ts'
import { limitsOf } from './quickPromote.rules.ts'
import { flush } from '../../../testing/machines/run.ts'

const WALKS = 200
const STEPS = 60
const delays = [1, 300, 5_000, 30_000]
/** Events that lead on or out; typing alone does not. */
const ways = walkEvents.filter(
  ({ type }) =>
    !['values.changed', 'budget.changed', 'budget.confirmed', 'page.hidden'].includes(type) &&
    !type.startsWith('draft.'),
)

function start(n: number) {
  const clock = createManualClock()
  const flow = startWalkOn(clock, n)
  let [typed, discarded]: [Typed, Typed] = [{}, {}]
  return {
    ...flow,
    clock,
    typed: () => typed,
    act(kind: number, index: number): unknown {
      if (kind % 20 < 9) {
        const event = pick(walkEvents, index)
        if (flow.snapshot().can(event)) {
          if (event.type === 'draft.restarted') discarded = typed
          const { isTotalBudget = false } = flow.context().values
          const limits = limitsOf(flow.context())
          typed = typedAfter(typed, event, { discarded, limits, isTotalChosen: isTotalBudget })
        }
        return flow.send(event)
      }
      if (kind % 20 < 11) return clock.advance(pick(delays, index))
      if (kind % 20 < 13) return flow.fail(index, index >> 3)
      const name = pick(walkCalls, index)
      const before = flow.context()
      // A name or an address that is empty is filled in with another pin's, and a tag is replaced by a choice.
      if (flow.pending('pinSelection') && name === 'pinSelection') {
        if (!before.values.name.trim()) typed = withoutName(typed)
      }
      return flow.answer(name, index >> 3)
    },
  }
}

const withoutName = ({ name: _name, ...others }: Typed): Typed => others

/** Why somebody is stuck; null if an event, a step or a time-out leads on. Requests do not count, because they may never be answered. */
function deadEnd({ at, clock, pending, snapshot }: ReturnType<typeof start>): string | null {
  if (at() === 'closed') return null
  const isStepRunning = (['pinSelection', 'tagSelection', 'businessInfo'] as const).some(pending)
  const draftTimers = at('draft') === 'waiting' ? 1 : 0
  const timesOut = snapshot().hasTag('pending') && clock.pending > draftTimers
  return ways.some((event) => snapshot().can(event)) || isStepRunning || timesOut ? null : at()
}

const places = [
  'opening.waiting',
  'opening.slow',
  'unopened',
  'consent.asking',
  'consent.recording',
  'pinSelection',
  'page.editing',
  'page.correcting',
  'page.choosingPin',
  'page.choosingTag',
  'page.submitting.waiting',
  'page.submitting.slow',
  'page.unknown.unchecked',
  'page.unknown.uncheckable',
  'page.checking',
  'page.created',
  'businessForm',
  'billingForm.paying',
  'billingForm.checking',
  'success',
  'error',
  'closed',
]
const drafts = ['untouched', 'waiting', 'saved', 'unsaved', 'outdated', 'cleared']

it(`M6 D1 H15 ${WALKS * STEPS} random steps: no dead end, no second ad, nothing lost`, async () => {
  const visited = new Set<string>()
  let [steps, again] = [0, 0]
  const any = fc.noBias(fc.nat(100_000))
  const walk = fc.array(fc.tuple(any, any), { minLength: STEPS, maxLength: STEPS })
  await fc.assert(
    fc.asyncProperty(walk, any, async (choices, first) => {
      let flow = start(first)
      await flow.answer('open', first >> 3)
      let [writtenBefore, sent]: [number, PromoteValues | null] = [0, null]
      for (const [kind, n] of choices) {
        steps += 1
        await flow.act(kind, n)
        await flush()
        visited.add(flow.at()).add(flow.at('draft')).add(flow.at('restoration'))
        expect(flow.snapshot().status).toBe('active')
        expect(deadEnd(flow)).toBeNull()
        const ad = flow.adState()
        const isNew = ad === 'exists' && !flow.isLinked
        expect(flow.of('campaign.created')).toHaveLength(isNew ? 1 : 0)
        expect(flow.of('draft.cleared')).toHaveLength(isNew ? 1 : 0)
        // While the ad may exist, the form is what was sent.
        const isFree = ad === 'none' || flow.context().account === null
        sent = isFree ? null : (sent ?? flow.context().values)
        expect(flow.context().values).toEqual(sent ?? flow.context().values)
        expect(flow.written.length - writtenBefore).toBeLessThanOrEqual(ad === 'exists' ? 0 : 1)
        writtenBefore = flow.written.length
        expect(flow.context().values).toMatchObject(flow.typed())
        if (flow.createCampaign.calls.length > 1) again += 1
        if (flow.at() !== 'closed') continue
        expect(flow.of('page.closed')).toHaveLength(1)
        flow.actor.stop()
        expect(flow.clock.pending).toBe(0)
        flow = start(n)
        ;[writtenBefore, sent] = [0, null]
      }
      flow.actor.stop()
      expect(flow.clock.pending).toBe(0)
    }),
    { numRuns: WALKS, seed: 1, endOnFailure: true },
  )
  const unseen = [...places, ...drafts, 'restored', 'discarded'].filter((place) => !visited.has(place))
  expect([steps, unseen]).toEqual([WALKS * STEPS, []])
  expect(again).toBeGreaterThan(0)
})
