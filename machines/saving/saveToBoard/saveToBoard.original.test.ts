import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { plain, refreshed, startSaveOn, type SavingOptions } from '../../../testing/machines/saveToBoard.ts'
import { boardOf } from '../../../testing/machines/saving.ts'

const startSaving = (options?: SavingOptions) => startSaveOn(createManualClock(), options)

describe('§2 A section chosen in a repin flow with an original board', () => {
  const opened = [{ type: 'board.opened', url: '/wren/201/' }]

  it('leads to the page of that board once the toast was seen, and not before', async () => {
    const { at, clock, of, pickSection, readBoard, refreshSections, saved } = startSaving({
      sourceBoardId: '201',
    })
    await pickSection()
    await saved()
    await refreshSections.last().resolve(refreshed)
    expect([of('toast.shown').length, of('board.opened'), readBoard.calls]).toEqual([1, [], []])
    clock.advance(3_999)
    expect([of('board.opened'), at()]).toEqual([[], expect.stringContaining('staying')])
    clock.advance(1)
    expect([of('board.opened'), at(), of('flow.ended').length]).toEqual([opened, 'saved', 1])
  })

  it('at once if there is no toast', async () => {
    const { of, pickSection, saved } = startSaving({ sourceBoardId: '201', isToastShown: false })
    await pickSection()
    await saved()
    expect(of('board.opened')).toEqual(opened)
  })

  it('a board that is not the one saved to is loaded first', async () => {
    const { clock, of, pickSection, readBoard, refreshSections, saved } = startSaving({
      sourceBoardId: '204',
    })
    await pickSection()
    await saved()
    expect([readBoard.last().input, refreshSections.calls.length]).toEqual([{ boardId: '204' }, 1])
    await readBoard.last().resolve(boardOf('204', 'Weeknight suppers'))
    clock.advance(4_000)
    expect(of('board.opened')).toEqual([{ type: 'board.opened', url: '/wren/204/' }])
  })

  it('nowhere if that board cannot be loaded', async () => {
    const { clock, of, pickSection, readBoard, refreshSections, saved } = startSaving({
      sourceBoardId: '204',
    })
    await pickSection()
    await saved()
    await readBoard.last().reject(new ApiFailure('refused', { status: 404 }))
    clock.advance(4_000)
    expect([of('board.opened'), of('attempt.failed'), refreshSections.calls.length]).toMatchObject([
      [],
      [{ row: 'save.boardUnread' }],
      1,
    ])
  })

  it('nor if loading it takes too long', async () => {
    const { clock, of, pickSection, readBoard, saved } = startSaving({ sourceBoardId: '204' })
    await pickSection()
    await saved()
    clock.advance(30_000)
    expect([of('board.opened'), readBoard.last().signal.aborted, of('attempt.failed')]).toMatchObject([
      [],
      true,
      [{ row: 'save.refreshFailed' }, { row: 'save.boardUnread' }],
    ])
  })

  it.each(['while the pin is saved', 'while the board is read', 'while the toast is shown'])(
    'H14 nor if the next pin is being saved by then: %s',
    async (when) => {
      const { at, clock, of, pickSection, readBoard, refreshSections, saved, send } = startSaving({
        sourceBoardId: '204',
      })
      await pickSection()
      if (when === 'while the pin is saved') send({ type: 'page.kept' })
      await saved()
      if (when === 'while the board is read') send({ type: 'page.kept' })
      if (when === 'while the toast is shown') {
        await readBoard.last().resolve(boardOf('204', 'Weeknight suppers'))
        send({ type: 'page.kept' })
      }
      await refreshSections.last().resolve(refreshed)
      clock.advance(30_000)
      expect([of('board.opened'), of('attempt.failed'), at(), of('pin.saved').length]).toEqual([
        [],
        [],
        'saved',
        1,
      ])
    },
  )

  it.each([
    ['a board alone is no reason to go', { sourceBoardId: '204' }, ({ pick }) => pick(plain)],
    ['nor a new pin', { sourceBoardId: '204', pin: { id: null } }, ({ pickSection }) => pickSection()],
    ['nor a pin without an original board', {}, ({ pickSection }) => pickSection()],
  ] satisfies [
    string,
    Parameters<typeof startSaving>[0],
    (running: ReturnType<typeof startSaving>) => unknown,
  ][])('%s', async (_, input, reach) => {
    const running = startSaving(input)
    await reach(running)
    await running.saved()
    running.clock.advance(4_000)
    expect([running.readBoard.calls, running.of('board.opened')]).toEqual([[], []])
  })
})
