import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { plain, startSaveOn, type SavingOptions } from '../../../testing/machines/saveToBoard.ts'

const lake = { id: '1', imageUrl: '/pins/lake.svg' }
const startSaving = (options?: SavingOptions) => startSaveOn(createManualClock(), options)

describe('§8 a save that failed can be tried again', () => {
  it.each([
    ['offline', true],
    ['server', true],
    ['refused', false],
    ['malformed', false],
  ] as const)('after %s: %s', async (kind, isOffered) => {
    const { of, pickSection, savePin } = startSaving()
    await pickSection()
    await savePin.last().reject(new ApiFailure(kind))
    expect(of('toast.shown')).toMatchObject([
      { again: isOffered ? { section: { title: 'Lighting' } } : undefined },
    ])
  })

  it('so can one without an answer', async () => {
    const { clock, of, pick } = startSaving()
    await pick()
    clock.advance(30_000)
    expect(of('toast.shown')).toMatchObject([{ again: { pin: lake, board: plain, section: null } }])
  })

  it('with the description that was typed', async () => {
    const { of, pick, savePin, send } = startSaving()
    send({ type: 'description.changed', description: 'Before breakfast' })
    await pick()
    await savePin.last().reject(new ApiFailure('offline'))
    expect(of('toast.shown')).toMatchObject([{ again: { pin: { description: 'Before breakfast' } } }])
  })

  it('at once, without the modal', async () => {
    const chosen = { board: plain, section: null }
    const { at, boardPicker, of, savePin, saved } = startSaving({ chosen })
    expect([at(), boardPicker.calls, savePin.last().input]).toMatchObject([
      'saving.hidden',
      [],
      { pin: lake, boardId: plain.id, sectionId: null },
    ])
    await saved()
    expect([of('pin.saved').length, of('modal.closed')]).toEqual([1, []])
  })

  it('and again', async () => {
    const { of, savePin } = startSaving({ chosen: { board: plain, section: null } })
    await savePin.last().reject(new ApiFailure('offline'))
    expect([of('toast.shown'), of('modal.closed')]).toMatchObject([[{ again: { board: plain } }], []])
  })
})
