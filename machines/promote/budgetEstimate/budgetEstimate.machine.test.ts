import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { EstimateQuery } from '../../../src/domain/promote/plan/estimate.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { flush, leafOf, run, withFakes } from '../../../testing/machines/run.ts'
import { budgetEstimateMachine } from './budgetEstimate.machine.ts'

const queryOf = (minor: number): EstimateQuery => ({
  advertiserId: '9',
  target: { kind: 'pin', pinId: '21' },
  country: 'DE',
  places: [],
  dailyBudget: { minor, currency: 'EUR' },
  totalBudget: null,
  startDate: '2026-05-03',
  days: 10,
  adType: 'CONSIDERATION',
  isAutoTargeting: true,
  ages: [],
  genders: [],
  interests: [],
})
/** An answer that names its budget. */
const answerOf = (minor: number) => ({ reach: { from: minor, to: minor + 1 }, clicks: null })
const pause = defaultPolicy.timing.estimatePause

function start() {
  const clock = createManualClock()
  const { machine, fakes } = withFakes(budgetEstimateMachine, 'estimate')
  const flow = run(machine, { clock, mode: 'plain', input: { policy: defaultPolicy } })
  return {
    ...flow,
    clock,
    calls: fakes.estimate.calls,
    last: fakes.estimate.last,
    at: () => leafOf(flow.actor.getSnapshot().value),
    ask: (minor: number | null) =>
      flow.send({ type: 'query.changed', query: minor === null ? null : queryOf(minor) }),
  }
}

describe('An estimate', () => {
  it('is asked for once, after a pause in typing', async () => {
    const flow = start()
    for (const minor of [1, 12, 125]) {
      await flow.ask(minor)
      await flow.clock.advance(pause - 1)
    }
    expect([flow.at(), flow.calls.length]).toEqual(['pausing', 0])
    await flow.clock.advance(1)
    expect(flow.calls.map(({ input }) => input.dailyBudget.minor)).toEqual([125])
    await flow.last().resolve(answerOf(125))
    expect([flow.at(), flow.context().estimate]).toEqual(['estimated', answerOf(125)])
  })

  it('is not asked for again while nothing that it depends on changes', async () => {
    const flow = start()
    await flow.ask(125)
    await flow.clock.advance(pause)
    await flow.ask(125)
    expect([flow.at(), flow.calls.length, flow.last().signal.aborted]).toEqual(['estimating', 1, false])
  })

  it('of an older budget never replaces that of a newer one', async () => {
    const flow = start()
    await flow.ask(125)
    await flow.clock.advance(pause)
    const old = flow.last()
    await flow.ask(900)
    expect(old.signal.aborted).toBe(true)
    await flow.clock.advance(pause)
    const newer = flow.last()
    await newer.resolve(answerOf(900))
    await old.resolve(answerOf(125))
    expect(flow.context().estimate).toEqual(answerOf(900))
  })

  it('is taken back with the budget', async () => {
    const flow = start()
    await flow.ask(125)
    await flow.clock.advance(pause)
    await flow.ask(null)
    expect([flow.at(), flow.last().signal.aborted]).toEqual(['idle', true])
  })

  it.each([[null], [{ reach: null, clicks: null }]])('may be missing: %j', async (answer) => {
    const flow = start()
    await flow.ask(125)
    await flow.clock.advance(pause)
    await flow.last().resolve(answer)
    expect([flow.at(), flow.context().estimate]).toEqual(['unknown', null])
  })

  it('that fails, or never comes, is reported and can be asked for again, once', async () => {
    const flow = start()
    await flow.ask(125)
    await flow.clock.advance(pause)
    await flow.last().reject(new ApiFailure('server', { status: 500 }))
    expect([flow.at(), flow.of('attempt.failed').length]).toEqual(['failed', 1])
    await flow.send({ type: 'retry.requested' })
    await flow.send({ type: 'retry.requested' })
    expect([flow.at(), flow.calls.length]).toEqual(['estimating', 2])
    await flow.clock.advance(defaultPolicy.timing.requestTimeout)
    expect([flow.at(), flow.of('attempt.failed').length]).toEqual(['failed', 2])
  })
})

it('H1 any order of changes, answers, failures and time: one call at a time, about the budget on the page', async () => {
  const any = fc.nat(100_000)
  const visited = new Set<unknown>()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(any, any), { minLength: 40, maxLength: 40 }), async (steps) => {
      const flow = start()
      for (const [kind, n] of steps) {
        const before = flow.calls.length
        if (kind % 6 === 0) await flow.ask(n % 5 === 0 ? null : 100 + (n % 4))
        else if (kind % 6 === 1) await flow.send({ type: 'retry.requested' })
        else if (kind % 6 === 2) await flow.clock.advance([1, pause, 30_000][n % 3] ?? 1)
        else if (flow.calls.length > 0) {
          const call = flow.calls[n % flow.calls.length]
          const { minor } = call?.input.dailyBudget ?? { minor: 0 }
          await (kind % 6 === 3
            ? call?.reject(new ApiFailure('offline'))
            : call?.resolve(n % 7 ? answerOf(minor) : null))
        }
        await flush()
        visited.add(flow.at())
        const { query, estimate } = flow.context()
        expect(flow.calls.length - before).toBeLessThanOrEqual(1)
        expect(estimate?.reach?.from ?? query?.dailyBudget.minor).toBe(query?.dailyBudget.minor)
        expect(flow.at() === 'idle').toBe(query === null)
      }
      flow.actor.stop()
      expect(flow.clock.pending).toBe(0)
    }),
    { numRuns: 100, seed: 1 },
  )
  expect([...visited].toSorted()).toEqual(['estimated', 'estimating', 'failed', 'idle', 'pausing', 'unknown'])
})
