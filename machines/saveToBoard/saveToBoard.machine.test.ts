import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../src/api/failure.ts'
import { createManualClock } from '../../src/platform/memory.ts'
import { leavesOf } from '../../stories/support/leaves.ts'
import { lighting, memory, plain, saveOn, sectioned, type SavingGiven } from '../fragments/testingSaveToBoard.ts'
import { boardOf, sectionOf } from '../fragments/testingSaving.ts'
import { saveToBoardMachine } from './saveToBoard.machine.ts'

const startSaving = (given?: SavingGiven) => saveOn(createManualClock(), given)

it('chooses or makes a board and a section, saves, and finishes', () => {
  expect(leavesOf(saveToBoardMachine).map(({ name }) => name.replace('saveToBoard.', ''))).toEqual([
    'choosingBoard', 'creatingBoard', 'choosingSection', 'creatingSection', 'saving.shown', 'saving.hidden',
    'finishing.modal.celebrating', 'finishing.modal.hidden',
    'finishing.followUp.deciding', 'finishing.followUp.inviting', 'finishing.followUp.readingBoard', 'finishing.followUp.refreshing',
    'finishing.followUp.settled', 'saved', 'failed', 'closed',
  ])
})

describe.each(['plain', 'strict'] as const)('§4 Save flow (%s)', (mode) => {
  it('a board without sections is saved to at once, by one call (D1)', async () => {
    const { at, boardPicker, pick, savePin, saved, status, types } = startSaving({ mode })
    expect(boardPicker.last().input).toMatchObject({ pinId: '1', isDesktop: true, memory: null })
    await pick()
    expect([at(), savePin.last().input]).toEqual([
      'saving.shown', { pin: { id: '1', imageUrl: '/pins/lake.svg' }, boardId: '202', sectionId: null, session: expect.anything(), method: null },
    ])
    await saved()
    expect([at(), status(), savePin.calls.length]).toEqual(['saved', 'done', 1])
    expect(types()).toEqual(['pin.saved', 'toast.shown', 'modal.closed'])
  })

  it('a board with sections leads to them, and a section is saved into', async () => {
    const { at, pickSection, savePin, sectionPicker } = startSaving({ mode })
    await pickSection()
    expect([at(), sectionPicker.last().input.board, savePin.last().input.sectionId]).toEqual(['saving.shown', sectioned, '301'])
  })

  it("the row 'Board' of the sections saves to the board itself", async () => {
    const { pick, savePin, sectionPicker } = startSaving({ mode })
    await pick(sectioned)
    await sectionPicker.last().resolve({ kind: 'board' })
    expect(savePin.last().input).toMatchObject({ boardId: '201', sectionId: null })
  })

  it('a new board is saved into, celebrated, and its people are invited', async () => {
    const { at, boardForm, clock, createBoard, inviteCollaborators, of, savePin, saved, status } = startSaving({ mode })
    await createBoard({ userIds: ['4'], emails: ['a@b.example'] })
    expect([boardForm.last().input.name, savePin.last().input.boardId]).toEqual(['Ponds', '900'])
    expect(inviteCollaborators.calls).toEqual([])
    await saved()
    expect(at()).toContain('celebrating')
    expect(inviteCollaborators.last().input).toEqual({ boardId: '900', userIds: ['4'], emails: ['a@b.example'] })
    await inviteCollaborators.last().resolve()
    expect(of('modal.closed')).toEqual([])
    clock.advance(1_500)
    expect([status(), of('modal.closed').length, clock.pending]).toEqual(['done', 1, 0])
  })

  it('a new section is saved into; it begins with no pin of its own', async () => {
    const { context, savePin, sectionForm, toCreateSection } = startSaving({ mode })
    await toCreateSection()
    expect(sectionForm.last().input).toMatchObject({ board: sectioned, pinIds: [], suggestedName: null })
    await sectionForm.last().resolve({ kind: 'created', section: sectionOf('400', 'Benches') })
    expect([savePin.last().input.sectionId, context().board?.sectionCount]).toEqual(['400', 4])
  })
})

describe('§4 Close or cancel steps back', () => {
  it('from the list of boards: the modal closes', () => {
    const { at, close, types } = startSaving()
    close()
    expect([at(), types()]).toEqual(['closed', ['modal.closed']])
  })

  it('from a new board, with none selected: the modal closes', async () => {
    const { at, boardForm, close, toCreateBoard } = startSaving()
    await toCreateBoard()
    close()
    expect([at(), boardForm.last().signal.aborted]).toEqual(['closed', true])
    const other = startSaving()
    await other.toCreateBoard()
    await other.boardForm.last().resolve({ kind: 'cancelled' })
    expect(other.at()).toBe('closed')
  })

  it('from the sections to the boards, as they were left', async () => {
    const { at, boardPicker, close, context, pick } = startSaving()
    await pick(sectioned)
    close()
    expect([at(), context().board, boardPicker.last().input.memory]).toEqual(['choosingBoard', null, memory])
  })

  it('from a new section to the sections, by the form as by the modal', async () => {
    const { at, close, context, sectionForm, sectionPicker, toCreateSection } = startSaving()
    await toCreateSection(true)
    expect([at(), context().isFirstSection]).toEqual(['creatingSection', true])
    close()
    expect([at(), context().board]).toEqual(['choosingSection', sectioned])
    await sectionPicker.last().resolve({ kind: 'create', isFirst: false })
    await sectionForm.last().resolve({ kind: 'cancelled' })
    expect(at()).toBe('choosingSection')
    close()
    close()
    expect(at()).toBe('closed')
  })

  it.each([
    ['choosingBoard', () => undefined],
    ['creatingBoard', ({ toCreateBoard }) => toCreateBoard()],
    ['choosingSection', ({ pick }) => pick(sectioned)],
    ['creatingSection', ({ toCreateSection }) => toCreateSection()],
  ] satisfies [string, (running: ReturnType<typeof startSaving>) => unknown][])('the app may take the modal away in %s', async (state, reach) => {
    const running = startSaving()
    await reach(running)
    expect(running.at()).toBe(state)
    running.send({ type: 'modal.dismissed' })
    expect([running.at(), running.types(), running.clock.pending]).toEqual(['closed', ['modal.closed'], 0])
  })
})

describe('§4 After a successful save', () => {
  it('counts rise by one, and the section gives the board its cover', async () => {
    const { of, pickSection, saved } = startSaving()
    await pickSection()
    await saved()
    expect(of('pin.saved')).toEqual([
      {
        type: 'pin.saved',
        saved: {
          pin: { id: '77', imageUrl: '/pins/lake.svg' }, board: { ...sectioned, pinCount: 13 }, section: { ...lighting, pinCount: 10 }, viewerPinCountDelta: 1,
        },
      },
    ])
  })

  it("a toast says 'Saved to' the board, or the section in the board, and leads to the pin", async () => {
    const board = startSaving()
    await board.pick(boardOf('1', '__proto__'))
    await board.saved()
    expect(board.of('toast.shown')).toEqual([
      { type: 'toast.shown', message: 'saving.toast.savedToBoard', values: { board: '__proto__' }, href: '/pin/77/', duration: 'saveToast', kind: 'status' },
    ])
    const section = startSaving()
    await section.pickSection()
    await section.savePin.last().resolve({ pinId: '../7' })
    expect(section.of('toast.shown')).toMatchObject([
      { message: 'saving.toast.savedToSection', values: { board: 'Garden rooms', section: 'Lighting' }, href: '/pin/..%2F7/' },
    ])
  })

  it('no toast where the caller allows none', async () => {
    const { pick, saved, types } = startSaving({ isToastShown: false })
    await pick()
    await saved()
    expect(types()).toEqual(['pin.saved', 'modal.closed'])
  })

  it('the section is read anew, and told', async () => {
    const { at, of, pickSection, refreshSections, saved, status } = startSaving()
    await pickSection()
    await saved()
    expect([at(), refreshSections.last().input]).toEqual([expect.stringContaining('refreshing'), { boardId: '201', sectionId: '301' }])
    const refreshed = { boardId: '201', section: lighting, sections: [lighting] }
    await refreshSections.last().resolve(refreshed)
    expect([of('sections.refreshed'), status()]).toEqual([[{ type: 'sections.refreshed', refreshed }], 'done'])
  })

  it('D21 a refetch that fails undoes nothing: counts are raised once, nothing is said', async () => {
    const { of, pickSection, refreshSections, saved, at } = startSaving()
    await pickSection()
    await saved()
    const failure = new ApiFailure('server', { status: 503 })
    await refreshSections.last().reject(failure)
    expect([at(), of('pin.saved').length, of('toast.shown').length]).toEqual(['saved', 1, 1])
    expect(of('attempt.failed')).toEqual([{ type: 'attempt.failed', row: 'save.refreshFailed', failure }])
  })

  it('D13 D21 a refetch that is never answered ends, too', async () => {
    const { at, clock, of, pickSection, refreshSections, saved } = startSaving()
    await pickSection()
    await saved()
    clock.advance(30_000)
    expect([at(), refreshSections.last().signal.aborted, of('pin.saved').length]).toEqual(['saved', true, 1])
  })

  it('invites that fail are logged alone: the board stays, the save stays', async () => {
    const { at, clock, createBoard, inviteCollaborators, of, saved } = startSaving()
    await createBoard({ userIds: ['4'], emails: [] })
    await saved()
    await inviteCollaborators.last().reject(new ApiFailure('refused'))
    clock.advance(1_500)
    expect([at(), of('attempt.failed'), of('toast.shown').length]).toMatchObject(['saved', [{ row: 'save.inviteFailed' }], 1])
  })

  it("'Board created' can be closed; a board without invites asks nobody", async () => {
    const { at, close, createBoard, inviteCollaborators, of, saved } = startSaving()
    await createBoard()
    await saved()
    close()
    expect([at(), inviteCollaborators.calls.length, of('modal.closed').length]).toEqual(['saved', 0, 1])
  })
})

describe('§2 A section chosen in a repin flow with an original board', () => {
  it('leads to the page of that board, which is read where it is not known', async () => {
    const { of, pickSection, readBoard, refreshSections, saved } = startSaving({ sourceBoardId: '204' })
    await pickSection()
    await saved()
    expect(readBoard.last().input).toEqual({ boardId: '204' })
    await readBoard.last().resolve(boardOf('204', 'Weeknight suppers'))
    expect([of('board.opened'), refreshSections.calls.length]).toEqual([[{ type: 'board.opened', url: '/wren/204/' }], 1])
  })

  it('at once where it is the board that was saved to', async () => {
    const { of, pickSection, readBoard, saved } = startSaving({ sourceBoardId: '201' })
    await pickSection()
    await saved()
    expect([of('board.opened'), readBoard.calls]).toEqual([[{ type: 'board.opened', url: '/wren/201/' }], []])
  })

  it('nowhere when that board cannot be read', async () => {
    const { of, pickSection, readBoard, refreshSections, saved } = startSaving({ sourceBoardId: '204' })
    await pickSection()
    await saved()
    await readBoard.last().reject(new ApiFailure('refused', { status: 404 }))
    expect([of('board.opened'), of('attempt.failed'), refreshSections.calls.length]).toMatchObject([[], [{ row: 'save.boardUnread' }], 1])
  })

  it.each([
    ['a board alone is no reason to go', { sourceBoardId: '204' }, ({ pick }) => pick(plain)],
    ['nor is a pin that is new', { sourceBoardId: '204', pin: { id: null } }, ({ pickSection }) => pickSection()],
    ['nor a pin without an original board', {}, ({ pickSection }) => pickSection()],
  ] satisfies [string, Parameters<typeof startSaving>[0], (running: ReturnType<typeof startSaving>) => unknown][])('%s', async (_, input, reach) => {
    const running = startSaving(input)
    await reach(running)
    await running.saved()
    expect([running.readBoard.calls, running.of('board.opened')]).toEqual([[], []])
  })
})

it('tells its end once, last of all', async () => {
  const { emitted, pick, saved } = startSaving()
  await pick()
  await saved()
  expect([emitted.at(-1), emitted.filter(({ type }) => type === 'flow.ended').length]).toEqual([{ type: 'flow.ended' }, 1])
})

it('D6 I5 lets go of the call and its time when it is stopped: no toast, no way', async () => {
  const { actor, clock, emitted, pick, savePin } = startSaving()
  await pick()
  actor.stop()
  expect([clock.pending, savePin.last().signal.aborted, emitted]).toEqual([0, true, []])
})
