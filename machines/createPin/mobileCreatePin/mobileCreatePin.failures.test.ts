import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { startMobileOn } from '../../../testing/machines/mobileCreatePin.ts'
import { memory, plain, sectioned } from '../../../testing/machines/saveToBoard.ts'

const start = () => startMobileOn(createManualClock())

describe('§8 Mobile pin creation failure', () => {
  it('A15 K10 returns to the list as it was, and tries again without a new list', async () => {
    const { at, boardPicker, context, of, pick, savePin, saved, types } = start()
    await pick()
    await savePin.last().reject(new ApiFailure('server', { status: 500 }))
    expect([at(), context().board, boardPicker.last().input.memory]).toEqual(['choosingBoard', null, memory])
    expect(of('toast.shown')).toEqual([
      {
        type: 'toast.shown',
        message: 'mobileCreatePin.error.failed',
        duration: 'savingErrorToast',
        kind: 'alert',
      },
    ])
    expect(of('attempt.failed')).toEqual([
      {
        type: 'attempt.failed',
        row: 'mobileCreatePin.failed',
        failure: expect.objectContaining({ status: 500 }),
      },
    ])
    await pick()
    await saved()
    expect([at(), types().filter((type) => type === 'page.viewed').length]).toEqual(['created', 1])
  })

  it('A15 returns to the sections of the board', async () => {
    const { at, context, pickSection, savePin, sectionPicker } = start()
    await pickSection()
    await savePin.last().reject(new ApiFailure('offline'))
    expect([at(), context().board, sectionPicker.calls.length]).toEqual(['choosingSection', sectioned, 2])
    await sectionPicker.last().resolve({ kind: 'board' })
    expect(savePin.last().input.sectionId).toBeNull()
  })

  it('D13 gives up after the time limit, and ignores a late response', async () => {
    const { at, clock, of, pick, savePin } = start()
    await pick()
    const call = savePin.last()
    clock.advance(30_000)
    expect([at(), call.signal.aborted, of('attempt.failed')]).toEqual([
      'choosingBoard',
      true,
      [{ type: 'attempt.failed', row: 'mobileCreatePin.timedOut', failure: null }],
    ])
    await call.resolve({ pinId: '77' })
    expect([at(), of('pin.created')]).toEqual(['choosingBoard', []])
  })

  it('I5 clears the timer and aborts the call when stopped', async () => {
    const { actor, clock, emitted, pick, savePin } = start()
    await pick()
    actor.stop()
    expect([clock.pending, savePin.last().signal.aborted, emitted.length]).toEqual([0, true, 1])
  })
})

describe('§4 Boards created elsewhere', () => {
  it('A20 reads the open list again', () => {
    const { at, boardPicker, changeBoards, types } = start()
    changeBoards()
    expect([at(), boardPicker.calls.length, boardPicker.last().input.memory, types()]).toEqual([
      'choosingBoard',
      2,
      null,
      ['page.viewed'],
    ])
  })

  it('A20 reads the sections again, and the list on the way back', async () => {
    const { at, back, boardPicker, changeBoards, pick, sectionPicker } = start()
    await pick(sectioned)
    changeBoards()
    expect([at(), sectionPicker.calls.length]).toEqual(['choosingSection', 2])
    back()
    expect(boardPicker.last().input.memory).toBeNull()
  })

  it('A20 does not disturb a pin that is being created', async () => {
    const { at, changeBoards, context, pick, savePin } = start()
    await pick()
    changeBoards()
    expect([at(), savePin.calls.length, context().memory, context().board]).toEqual([
      'creating',
      1,
      null,
      plain,
    ])
  })
})
