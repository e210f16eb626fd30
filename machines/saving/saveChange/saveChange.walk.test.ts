/** After any sequence of user, server and timer events, a save is changed at most once, and ends where the page shows it. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { flush, type FakeCall } from '../../../testing/machines/run.ts'
import { startSaveChange } from '../../../testing/machines/saveChange.ts'
import { lighting, memory, plain, sectioned } from '../../../testing/machines/saveToBoard.ts'
import { boardOf } from '../../../testing/machines/saving.ts'
import type { SaveChangeInput } from './saveChange.types.ts'

const ponds = boardOf('9', 'Ponds')
const failures = [
  new ApiFailure('offline'),
  new ApiFailure('refused'),
  new ApiFailure('malformed'),
  undefined,
]
const answers = {
  boardPicker: [
    { kind: 'board', board: ponds, memory },
    { kind: 'board', board: plain, memory },
    { kind: 'board', board: sectioned, memory },
    { kind: 'create', name: '', memory },
  ],
  boardForm: [
    { kind: 'created', board: ponds, invites: { userIds: ['4'], emails: [] } },
    { kind: 'cancelled' },
  ],
  sectionPicker: [
    { kind: 'board' },
    { kind: 'section', section: lighting },
    { kind: 'create', isFirst: false },
  ],
  sectionForm: [{ kind: 'created', section: lighting }, { kind: 'cancelled' }],
  changeSave: [undefined],
  inviteCollaborators: [undefined],
} as const
const names = Object.keys(answers) as readonly (keyof typeof answers)[] // SAFETY: these are its keys.
const wishes: readonly SaveChangeInput['wish'][] = ['choose', 'undo', { board: ponds, section: null }]

const act = fc.oneof(
  fc.constantFrom({ type: 'step.cancelled' as const }, { type: 'modal.dismissed' as const }),
  fc.constant('time' as const),
  fc.record({ name: fc.constantFrom(...names), answer: fc.nat({ max: 3 }), isFailed: fc.boolean() }),
)

it('D1 D8 random steps: at most one call, nothing after the end, and the last place shown is that of the server', async () => {
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...wishes), fc.array(act, { maxLength: 14 }), async (wish, acts) => {
      const run = startSaveChange({ wish })
      const settled = new Set<unknown>()
      let isMade = false
      for (const one of acts) {
        if (one === 'time') run.clock.advance(30_000)
        else if ('type' in one) run.send(one)
        else {
          const call = run[one.name].calls.at(-1) as FakeCall<unknown, unknown> | undefined
          if (!call || settled.has(call) || call.signal.aborted) continue
          const canFail = one.name === 'changeSave' || one.name === 'inviteCollaborators'
          settled.add(call)
          if (one.isFailed && canFail) await call.reject(failures[one.answer])
          else {
            if (one.name === 'changeSave') isMade = true
            await call.resolve(answers[one.name][one.answer % answers[one.name].length])
          }
        }
        await flush()
        const { status } = run.actor.getSnapshot()
        expect(status).not.toBe('error')
        expect(run.changeSave.calls.length).toBeLessThanOrEqual(1)
        // What is in flight gives up; every other step can be left.
        const leadsOn = run.clock.pending > 0 || run.actor.getSnapshot().can({ type: 'step.cancelled' })
        expect(leadsOn || status === 'done').toBe(true)
      }
      const shown = run.emitted.flatMap((event) => (event.type === 'save.changed' ? [event.change] : []))
      const isDone = run.actor.getSnapshot().status === 'done'
      if (isDone) ends.add(run.at())
      const isReverted = isDone && run.changeSave.calls.length > 0 && !isMade
      expect(run.of('flow.ended')).toHaveLength(isDone ? 1 : 0)
      expect(shown.length - run.changeSave.calls.length).toBe(
        isReverted ? 1 : isDone || isMade ? 0 : shown.length - run.changeSave.calls.length,
      )
      expect(shown[1]?.to?.board.id ?? plain.id).toBe(plain.id)
    }),
  )
  expect([...ends].toSorted()).toEqual(['changed', 'failed', 'kept'])
})
