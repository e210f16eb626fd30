/** After any sequence of user, server and timer events, no board gets the pin twice, and each failure is named. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { flush, run, withFakes } from '../../../testing/machines/run.ts'
import { boardOf, saver } from '../../../testing/machines/saving.ts'
import { severalSavesMachine } from './severalSaves.machine.ts'

const boards = ['a', 'b', 'c'].map((id) => boardOf(id, id.toUpperCase()))

function start(isToastShown = true, policy = defaultPolicy) {
  const { fakes, machine } = withFakes(severalSavesMachine, 'savePin')
  const input = {
    policy,
    session: saver,
    pin: { id: '1' },
    method: null,
    isToastShown,
    boards,
  }
  return { ...fakes, ...run(machine, { clock: createManualClock(), input }) }
}
type Run = ReturnType<typeof start>

const statesOf = ({ context }: Run) => context().results.map(({ state }) => state)

it('saves to one board after the other, and a failure keeps the pin from no other', async () => {
  const flow = start()
  expect(statesOf(flow)).toEqual(['saving', 'waiting', 'waiting'])
  await flow.savePin.last().resolve({ pinId: '7' })
  await flow.savePin.last().reject(new ApiFailure('offline'))
  await flow.savePin.last().resolve({ pinId: '8' })
  expect(statesOf(flow)).toEqual(['saved', 'failed', 'saved'])
  flow.send({ type: 'retry.requested' })
  expect(flow.savePin.calls.map(({ input }) => input.boardId)).toEqual(['a', 'b', 'c', 'b'])
})

it('a refusal is not sent again', async () => {
  const flow = start()
  for (const answer of ['refused', 'refused', 'refused'] as const)
    await flow.savePin.last().reject(new ApiFailure(answer, { serverMessage: 'Full.' }))
  expect(flow.context().results.map(({ serverMessage }) => serverMessage)).toEqual([
    'Full.',
    'Full.',
    'Full.',
  ])
  expect(flow.actor.getSnapshot().can({ type: 'retry.requested' })).toBe(false)
})

it.each([
  [true, 'offline', [{ message: 'saving.toast.notSavedToSeveral', names: ['A'], kind: 'alert' }]],
  [false, 'offline', [{ message: 'saving.toast.notSavedToSeveral', names: ['A'], kind: 'alert' }]],
  [true, null, [{ message: 'saving.toast.savedToSeveral', names: ['A', 'B', 'C'], kind: 'status' }]],
  [false, null, []],
] as const)(
  'closed, what is left is saved, and a toast names the boards (%s, %s)',
  async (isToastShown, kind, said) => {
    const flow = start(isToastShown)
    flow.send({ type: 'dialog.closed' })
    const first = flow.savePin.last()
    await (kind ? first.reject(new ApiFailure(kind)) : first.resolve({ pinId: '7' }))
    await flow.savePin.last().resolve({ pinId: '8' })
    await flow.savePin.last().resolve({ pinId: '9' })
    expect(flow.of('toast.shown')).toMatchObject(said)
    expect(flow.output()).toEqual({ isMore: false, savedIds: kind ? ['b', 'c'] : ['a', 'b', 'c'] })
  },
)

it.each([
  [null, ['7', '8', '9'], 'undoToast'],
  ['refused', undefined, 'savingErrorToast'],
] as const)(
  'with undo, the toast offers what it names, each once (first board: %s)',
  async (kind, ids, duration) => {
    const flow = start(true, resolvePolicy({ saving: { undoSaves: true } }))
    flow.send({ type: 'dialog.closed' })
    const first = flow.savePin.last()
    await (kind ? first.reject(new ApiFailure(kind)) : first.resolve({ pinId: '7' }))
    await flow.savePin.last().resolve({ pinId: '8' })
    await flow.savePin.last().resolve({ pinId: '9' })
    expect(flow.of('toast.shown')).toMatchObject([
      { duration, ...(ids && { savedAll: ids.map((id) => ({ pin: { id } })) }) },
    ])
    expect(flow.of('toast.shown').some((toast) => 'savedAll' in toast)).toBe(ids !== undefined)
  },
)

it('closed once all is said, no toast repeats it', async () => {
  const flow = start()
  for (const pinId of ['7', '8', '9']) await flow.savePin.last().resolve({ pinId })
  flow.send({ type: 'dialog.closed' })
  expect([flow.of('toast.shown'), flow.actor.getSnapshot().status]).toEqual([[], 'done'])
})

const act = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('saved', 'offline', 'server', 'refused', 'malformed', 'time') },
  fc.constantFrom('retry.requested', 'more.requested', 'dialog.closed'),
)

it('D1 D8 random steps: no board gets the pin twice, one call at a time, and never a dead end', async () => {
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (acts) => {
      const flow = start()
      const settled = new Set<unknown>()
      const saved: string[] = []
      for (const one of acts) {
        const call = flow.savePin.last()
        const isOpen = !settled.has(call) && !call.signal.aborted
        if (one === 'retry.requested' || one === 'more.requested' || one === 'dialog.closed')
          flow.send({ type: one })
        else if (one === 'time') flow.clock.advance(30_000)
        else if (isOpen) {
          settled.add(call)
          if (one === 'saved') {
            saved.push(call.input.boardId)
            await call.resolve({ pinId: '7' })
          } else await call.reject(new ApiFailure(one as 'offline'))
        }
        await flush()
        const snapshot = flow.actor.getSnapshot()
        const leadsOn = flow.clock.pending > 0 || snapshot.can({ type: 'dialog.closed' })
        expect(leadsOn || snapshot.status === 'done').toBe(true)
        expect(new Set(saved).size).toBe(saved.length)
        expect(statesOf(flow).filter((state) => state === 'saving').length).toBeLessThanOrEqual(1)
        expect(flow.of('pin.saved')).toHaveLength(saved.length)
      }
      ends.add(flow.actor.getSnapshot().status)
    }),
  )
  expect([...ends].toSorted()).toEqual(['active', 'done'])
})
