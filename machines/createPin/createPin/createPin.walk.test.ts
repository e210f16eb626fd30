/** After any sequence of user, server and timer events, the popup leads on, and creates at most one pin. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { draft, lake, ridge, startCreatePinOn, withMedia } from '../../../testing/machines/createPin.ts'
import { memory, plain } from '../../../testing/machines/saveToBoard.ts'
import { flush, leafOf, type FakeCall } from '../../../testing/machines/run.ts'
import type { CreatePinEvent } from './createPin.types.ts'

const WALKS = 100
const STEPS = 50

/** Picks an item of the list; any number is a valid index. */
function at<T>(list: readonly T[], n: number): T {
  if (list.length === 0) throw new Error('The list is empty.')
  // SAFETY: the index lies within the list.
  return list[n % list.length] as T
}

const drafts = [draft, withMedia, { ...draft, url: null }, { ...draft, pinId: '9', url: null }]
const events: readonly CreatePinEvent[] = [
  { type: 'image.chosen', url: ridge.url },
  { type: 'image.chosen', url: null },
  { type: 'description.changed', description: 'Typed' },
  { type: 'images.skipped' },
  { type: 'retry.requested' },
  { type: 'board.reopened' },
  { type: 'countdown.paused' },
  { type: 'countdown.resumed' },
  { type: 'countdown.stopped' },
  { type: 'page.dismissed' },
]
const delays = [1, 1_000, 5_000, 10_001, 30_000]
const answers = {
  destination: [
    { outcome: 'chosen', board: plain, section: null, memory },
    { outcome: 'chosen', board: plain, section: null, memory },
    { outcome: 'chosen', board: plain, section: null, memory },
    { outcome: 'cancelled' },
  ],
  findImages: [[ridge, lake], []],
  savePin: [{ pinId: '77' }],
  checkClaim: [true, false],
  claimUpsell: [{ outcome: 'connecting' }, { outcome: 'dismissed' }],
  registerImage: [undefined],
} as const
/** The calls that can fail; the steps only end. */
const canFail = ['findImages', 'savePin', 'savePin', 'checkClaim', 'registerImage'] as const
const failures = [
  new ApiFailure('offline'),
  new ApiFailure('refused', { status: 400, serverMessage: 'No.' }),
  new TypeError('x is undefined'),
  undefined,
]

type Flow = ReturnType<typeof start>

function start(n: number) {
  const running = startCreatePinOn(createManualClock(), { draft: at(drafts, n) })
  const settled = new Set<unknown>()
  let created = 0
  /** The latest call, if it is in flight. */
  const pending = (name: keyof typeof answers) => {
    const call = running[name].calls.at(-1)
    return call && !settled.has(call) && !call.signal.aborted ? call : null
  }
  return {
    ...running,
    answer(name: keyof typeof answers, index: number) {
      const call = pending(name)
      if (!call) return
      settled.add(call)
      if (name === 'savePin') created += 1
      // SAFETY: the answers are those of this call.
      return (call as FakeCall<unknown, unknown>).resolve(at<unknown>(answers[name], index))
    },
    fail(name: keyof typeof answers, index: number) {
      const call = pending(name)
      if (!call) return
      settled.add(call)
      return call.reject(at(failures, index))
    },
    created: () => created,
  }
}

/** Why the user is stuck; null if an event, a timer or a step leads on. Requests do not count, because they may never be answered. */
function deadEnd(flow: Flow): string | null {
  const snapshot = flow.snapshot()
  // A search that was running when the user cancelled ends without further events.
  if (snapshot.matches({ pin: 'closed' }))
    return flow.clock.pending === 0 || snapshot.matches({ images: 'finding' })
      ? null
      : 'timers outlive the page'
  const leadsOn = events.some(
    (event) => event.type !== 'description.changed' && event.type !== 'image.chosen' && snapshot.can(event),
  )
  const isStepRunning = snapshot.children['destination'] !== undefined
  return leadsOn || isStepRunning || flow.clock.pending > 0 ? null : leafOf(snapshot.value)
}

const names = Object.keys(answers) as readonly (keyof typeof answers)[] // SAFETY: these are its keys.

const act = (flow: Flow, kind: number, n: number): unknown => {
  if (kind % 10 < 4) return flow.send(at(events, n))
  if (kind % 10 < 5) return flow.clock.advance(at(delays, n))
  if (kind % 10 < 7) return flow.fail(at(canFail, n), n >> 3)
  return flow.answer(at(names, n), n >> 3)
}

const places = [
  'nothing',
  'choosingBoard',
  'waitingForImages',
  'saving.waiting',
  'saving.slow',
  'failed',
  'saved.countdown.counting',
  'saved.countdown.paused',
  'saved.countdown.stopped',
  'closing',
  'closed',
]

it(`K9 K10 H15 ${WALKS * STEPS} random steps: never a dead end, and never two pins`, async () => {
  const visited = new Set<string>()
  let [steps, retries] = [0, 0]
  const any = fc.noBias(fc.nat(10_000))
  const walk = fc.array(fc.tuple(any, any), { minLength: STEPS, maxLength: STEPS })
  await fc.assert(
    fc.asyncProperty(walk, any, async (choices, first) => {
      let flow = start(first)
      for (const [kind, n] of choices) {
        steps += 1
        await act(flow, kind, n)
        await flush()
        expect(deadEnd(flow)).toBeNull()
        expect(flow.created()).toBeLessThanOrEqual(1)
        expect(flow.of('pin.created').length).toBe(flow.created())
        // SAFETY: the machine is parallel, with the region `pin`.
        visited.add(leafOf((flow.snapshot().value as { pin: unknown }).pin).split(' ')[0] ?? '')
        if (flow.savePin.calls.length > 1) retries += 1
        if (!flow.matches({ pin: 'closed' })) continue
        expect(flow.of('page.closed')).toHaveLength(1)
        flow = start(n)
      }
      flow.actor.stop()
      expect(flow.clock.pending).toBe(0)
    }),
    { numRuns: WALKS, seed: 1, endOnFailure: true },
  )
  expect([steps, places.filter((place) => !visited.has(place))]).toEqual([WALKS * STEPS, []])
  expect(retries).toBeGreaterThan(0)
})
