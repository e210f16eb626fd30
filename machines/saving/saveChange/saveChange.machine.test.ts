import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { lighting, memory, plain, sectioned } from '../../../testing/machines/saveToBoard.ts'
import { startSaveChange } from '../../../testing/machines/saveChange.ts'
import { boardOf } from '../../../testing/machines/saving.ts'

const shown = ({ emitted }: ReturnType<typeof startSaveChange>) =>
  emitted.flatMap((event) =>
    event.type === 'save.changed' ? [`${event.change.to?.board.name ?? 'nowhere'}`] : [event.type],
  )

describe('Undo', () => {
  it('shows at once, and is confirmed by the server', async () => {
    const run = startSaveChange({ wish: 'undo' })
    expect(shown(run)).toEqual(['nowhere', 'toast.shown'])
    expect(run.at()).toBe('changing')
    expect(run.changeSave.calls).toHaveLength(1)
    await run.changeSave.last().resolve(undefined)
    expect(shown(run).slice(2)).toEqual(['change.confirmed', 'flow.ended'])
  })

  it.each(['refused', 'server', 'offline', 'malformed'] as const)(
    'is taken back when the server fails: %s',
    async (kind) => {
      const run = startSaveChange({ wish: 'undo' })
      await run.changeSave.last().reject(new ApiFailure(kind))
      expect(shown(run).slice(2)).toEqual(['Blue sofa', 'attempt.failed', 'toast.shown', 'flow.ended'])
      expect(run.emitted.findLast(({ type }) => type === 'toast.shown')).toMatchObject({
        kind: 'alert',
        values: { board: 'Blue sofa' },
        again: kind === 'refused' ? undefined : 'undo',
      })
    },
  )

  it('is taken back when no answer comes', () => {
    const run = startSaveChange({ wish: 'undo' })
    run.clock.advance(30_000)
    expect(shown(run).slice(2)).toEqual(['Blue sofa', 'attempt.failed', 'toast.shown', 'flow.ended'])
  })
})

describe('Change', () => {
  it('moves to the board that is chosen', async () => {
    const run = startSaveChange()
    await run.boardPicker.last().resolve({ kind: 'board', board: boardOf('9', 'Ponds'), memory })
    expect(shown(run)).toEqual(['Ponds', 'toast.shown'])
    expect(run.changeSave.last().input.change.to?.board.pinCount).toBe(13)
  })

  it('moves to a section, also of the same board', async () => {
    const run = startSaveChange({
      saved: { pin: { id: '9000' }, board: sectioned, section: null, viewerPinCountDelta: 1 },
    })
    await run.boardPicker.last().resolve({ kind: 'board', board: sectioned, memory })
    await run.sectionPicker.last().resolve({ kind: 'section', section: lighting })
    expect(run.changeSave.last().input.change.to).toMatchObject({
      board: { pinCount: sectioned.pinCount },
      section: { pinCount: lighting.pinCount + 1 },
    })
  })

  it('sends nothing for the place where the pin is', async () => {
    const run = startSaveChange()
    await run.boardPicker.last().resolve({ kind: 'board', board: plain, memory })
    expect(run.changeSave.calls).toEqual([])
    expect(shown(run)).toEqual(['flow.ended'])
  })

  it('sends nothing when it is closed', () => {
    const run = startSaveChange()
    run.send({ type: 'step.cancelled' })
    expect(run.changeSave.calls).toEqual([])
    expect(shown(run)).toEqual(['flow.ended'])
  })

  it('a place that failed is tried again at once', async () => {
    const place = { board: boardOf('9', 'Ponds'), section: null }
    const run = startSaveChange({ wish: place })
    expect(run.boardPicker.calls).toEqual([])
    await run.changeSave.last().reject(new ApiFailure('offline'))
    expect(run.emitted.findLast(({ type }) => type === 'toast.shown')).toMatchObject({ again: place })
  })

  it.each(['succeeds', 'fails'] as const)('invites people to a new board when the move %s', async (how) => {
    const run = startSaveChange()
    await run.boardPicker.last().resolve({ kind: 'create', name: 'Ponds', memory })
    const board = boardOf('9', 'Ponds')
    await run.boardForm.last().resolve({ kind: 'created', board, invites: { userIds: ['4'], emails: [] } })
    const call = run.changeSave.last()
    await (how === 'fails' ? call.reject(new ApiFailure('offline')) : call.resolve(undefined))
    expect(run.inviteCollaborators.last().input).toEqual({ boardId: '9', userIds: ['4'], emails: [] })
  })
})
