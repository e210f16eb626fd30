import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import {
  lighting,
  refreshed,
  startSaveOn,
  sectioned,
  type SavingOptions,
} from '../../../testing/machines/saveToBoard.ts'
import { boardOf } from '../../../testing/machines/saving.ts'

const startSaving = (options?: SavingOptions) => startSaveOn(createManualClock(), options)

describe('§4 After a successful save', () => {
  it('counts rise by one, and the section gives the board its cover', async () => {
    const { of, pickSection, saved } = startSaving()
    await pickSection()
    await saved()
    expect(of('pin.saved')).toEqual([
      {
        type: 'pin.saved',
        saved: {
          pin: { id: '77', imageUrl: '/pins/lake.svg' },
          board: { ...sectioned, pinCount: 13 },
          section: { ...lighting, pinCount: 10 },
          viewerPinCountDelta: 1,
        },
      },
    ])
  })

  it("a toast says 'Saved to' the board, or the section in the board, and leads to the pin", async () => {
    const board = startSaving()
    await board.pick(boardOf('1', '__proto__'))
    await board.saved()
    expect(board.of('toast.shown')).toEqual([
      {
        type: 'toast.shown',
        message: 'saving.toast.savedToBoard',
        values: { board: '__proto__' },
        href: '/pin/77/',
        duration: 'saveToast',
        kind: 'status',
      },
    ])
    const section = startSaving()
    await section.pickSection()
    await section.savePin.last().resolve({ pinId: '../7' })
    expect(section.of('toast.shown')).toMatchObject([
      {
        message: 'saving.toast.savedToSection',
        values: { board: 'Garden rooms', section: 'Lighting' },
        href: '/pin/..%2F7/',
      },
    ])
  })

  it('no toast if the caller allows none', async () => {
    const { pick, saved, types } = startSaving({ isToastShown: false })
    await pick()
    await saved()
    expect(types()).toEqual(['pin.saved', 'modal.closed'])
  })

  it('the sections are reloaded and emitted', async () => {
    const { at, of, pickSection, refreshSections, saved, status } = startSaving()
    await pickSection()
    await saved()
    expect([at(), refreshSections.last().input]).toEqual([
      expect.stringContaining('refreshing'),
      { boardId: '201', sectionId: '301' },
    ])
    await refreshSections.last().resolve(refreshed)
    expect([of('sections.refreshed'), status()]).toEqual([
      [{ type: 'sections.refreshed', refreshed }],
      'done',
    ])
  })

  it('D21 a failed refetch undoes nothing: counts rise once, and nothing is shown', async () => {
    const { of, pickSection, refreshSections, saved, at } = startSaving()
    await pickSection()
    await saved()
    const failure = new ApiFailure('server', { status: 503 })
    await refreshSections.last().reject(failure)
    expect([at(), of('pin.saved').length, of('toast.shown').length]).toEqual(['saved', 1, 1])
    expect(of('attempt.failed')).toEqual([{ type: 'attempt.failed', row: 'save.refreshFailed', failure }])
  })

  it('D13 D21 a refetch without a response times out', async () => {
    const { at, clock, of, pickSection, refreshSections, saved } = startSaving()
    await pickSection()
    await saved()
    clock.advance(30_000)
    expect([at(), refreshSections.last().signal.aborted, of('pin.saved').length]).toEqual(['saved', true, 1])
  })

  it('failed invites are only logged: the board and the save stay', async () => {
    const { at, clock, createBoard, inviteCollaborators, of, saved } = startSaving()
    await createBoard({ userIds: ['4'], emails: [] })
    await saved()
    await inviteCollaborators.last().reject(new ApiFailure('refused'))
    clock.advance(1_500)
    expect([at(), of('attempt.failed'), of('toast.shown').length]).toMatchObject([
      'saved',
      [{ row: 'save.inviteFailed' }],
      1,
    ])
  })

  it("'Board created' can be closed; a board without invites sends none", async () => {
    const { at, close, createBoard, inviteCollaborators, of, saved } = startSaving()
    await createBoard()
    await saved()
    close()
    expect([at(), inviteCollaborators.calls.length, of('modal.closed').length]).toEqual(['saved', 0, 1])
  })
})
