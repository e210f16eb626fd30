/** After any sequence of user, server and timer events, no picture becomes two pins unasked, and each failure is named. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { flush } from '../../../testing/machines/run.ts'
import { ended, pins, startSeveralPins, statesOf } from '../../../testing/machines/severalPins.ts'

const answers = ['saved', 'offline', 'server', 'refused', 'malformed', 'ended'] as const
const presses = ['retry.requested', 'resume.requested', 'board.reopened', 'page.dismissed'] as const
const act = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...answers, 'time' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...presses) },
  { weight: 1, arbitrary: fc.nat(2).map((repeat) => ({ repeat })) },
)
const failureOf = (kind: Exclude<(typeof answers)[number], 'saved'>) =>
  kind === 'ended' ? ended : new ApiFailure(kind, { status: kind === 'server' ? 500 : null })
const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((each) => each === value)

it('D1 D8 random steps: no picture is sent twice unasked, one request at a time, and never a dead end', async () => {
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
      const flow = startSeveralPins()
      const settled = new Set<unknown>()
      /** How often each picture may be sent: once, and once more for each request that did nothing or that the member repeats. */
      const allowed = new Map(pins.map(({ picture }) => [picture.url, 1]))
      const allow = (url: string | null) => allowed.set(url ?? '', (allowed.get(url ?? '') ?? 0) + 1)
      for (const one of acts) {
        if (flow.actor.getSnapshot().status === 'done') break
        const call = flow.savePin.last()
        const isOpen = !settled.has(call) && !call.signal.aborted
        if (typeof one === 'object') {
          const url = pins[one.repeat]?.picture.url ?? ''
          if (flow.actor.getSnapshot().can({ type: 'repeat.requested', url })) allow(url)
          flow.send({ type: 'repeat.requested', url })
        } else if (isOneOf(presses, one)) flow.send({ type: one })
        else if (one === 'time') flow.clock.advance(30_000)
        else if (isOpen) {
          settled.add(call)
          if (one === 'saved') await call.resolve({ pinId: '7' })
          else {
            if (one === 'refused' || one === 'server' || one === 'ended') allow(call.input.imageUrl)
            await call.reject(failureOf(one))
          }
        }
        await flush()
        const snapshot = flow.actor.getSnapshot()
        const states = statesOf(flow)
        const leadsOn = flow.clock.pending > 0 || snapshot.can({ type: 'page.dismissed' })
        expect(leadsOn || snapshot.status === 'done').toBe(true)
        expect(states.filter((state) => state === 'saving').length).toBe(snapshot.matches('saving') ? 1 : 0)
        for (const [url, times] of allowed)
          expect(flow.savePin.calls.filter(({ input }) => input.imageUrl === url).length).toBeLessThanOrEqual(
            times,
          )
        expect(flow.of('pin.created')).toHaveLength(states.filter((state) => state === 'saved').length)
        expect(snapshot.matches('reviewing') && states.includes('waiting')).toBe(false)
        expect(snapshot.matches('saved')).toBe(states.every((state) => state === 'saved'))
      }
      ends.add(JSON.stringify(flow.actor.getSnapshot().value))
      flow.actor.stop()
    }),
    { numRuns: 300 },
  )
  expect(ends.size).toBeGreaterThan(4)
})
