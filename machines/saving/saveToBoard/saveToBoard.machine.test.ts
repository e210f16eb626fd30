import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { memory, startSaveOn, sectioned, type SavingOptions } from '../../../testing/machines/saveToBoard.ts'
import { sectionOf } from '../../../testing/machines/saving.ts'
import { saveToBoardMachine } from './saveToBoard.machine.ts'

const startSaving = (options?: SavingOptions) => startSaveOn(createManualClock(), options)

it('chooses or creates a board and a section, saves, and finishes', () => {
  expect(leavesOf(saveToBoardMachine).map(({ name }) => name.replace('saveToBoard.', ''))).toEqual([
    'opening',
    'choosingBoard',
    'chosen',
    'savingSeveral.shown',
    'savingSeveral.hidden',
    'creatingBoard',
    'choosingSection',
    'creatingSection',
    'saving.shown',
    'saving.hidden',
    'finishing.modal.celebrating',
    'finishing.modal.hidden',
    'finishing.followUp.deciding',
    'finishing.followUp.inviting',
    'finishing.followUp.refreshing',
    'finishing.followUp.settled',
    'finishing.original.deciding',
    'finishing.original.readingBoard',
    'finishing.original.staying',
    'finishing.original.settled',
    'failing.deciding',
    'failing.inviting',
    'saved',
    'failed',
    'closed',
  ])
})

describe.each(['plain', 'strict'] as const)('§4 Save flow (%s)', (mode) => {
  it('saves to a board without sections at once, with one call (D1)', async () => {
    const { at, boardPicker, pick, savePin, saved, status, types } = startSaving({ mode })
    expect(boardPicker.last().input).toMatchObject({ pinId: '1', isDesktop: true, memory: null })
    await pick()
    expect([at(), savePin.last().input]).toEqual([
      'saving.shown',
      {
        pin: { id: '1', imageUrl: '/pins/lake.svg' },
        boardId: '202',
        sectionId: null,
        session: expect.anything(),
        method: null,
      },
    ])
    await saved()
    expect([at(), status(), savePin.calls.length]).toEqual(['saved', 'done', 1])
    expect(types()).toEqual(['pin.saved', 'toast.shown', 'modal.closed'])
  })

  it('a board with sections leads to them, and saves to the chosen one', async () => {
    const { at, pickSection, savePin, sectionPicker } = startSaving({ mode })
    await pickSection()
    expect([at(), sectionPicker.last().input.board, savePin.last().input.sectionId]).toEqual([
      'saving.shown',
      sectioned,
      '301',
    ])
  })

  it("the row 'Board' of the sections saves to the board itself", async () => {
    const { pick, savePin, sectionPicker } = startSaving({ mode })
    await pick(sectioned)
    await sectionPicker.last().resolve({ kind: 'board' })
    expect(savePin.last().input).toMatchObject({ boardId: '201', sectionId: null })
  })

  it('saves to a new board, celebrates, and invites its collaborators', async () => {
    const { at, boardForm, clock, createBoard, inviteCollaborators, of, savePin, saved, status } =
      startSaving({ mode })
    await createBoard({ userIds: ['4'], emails: ['a@b.example'] })
    expect([boardForm.last().input.name, savePin.last().input.boardId]).toEqual(['Ponds', '900'])
    expect(inviteCollaborators.calls).toEqual([])
    await saved()
    expect(at()).toContain('celebrating')
    expect(inviteCollaborators.last().input).toEqual({
      boardId: '900',
      userIds: ['4'],
      emails: ['a@b.example'],
    })
    await inviteCollaborators.last().resolve()
    expect(of('modal.closed')).toEqual([])
    clock.advance(1_500)
    expect([status(), of('modal.closed').length, clock.pending]).toEqual(['done', 1, 0])
  })

  it('saves to a new section, which starts empty', async () => {
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
  ] satisfies [string, (running: ReturnType<typeof startSaving>) => unknown][])(
    'the app can close the modal in %s',
    async (state, reach) => {
      const running = startSaving()
      await reach(running)
      expect(running.at()).toBe(state)
      running.send({ type: 'modal.dismissed' })
      expect([running.at(), running.types(), running.clock.pending]).toEqual(['closed', ['modal.closed'], 0])
    },
  )
})

it('emits flow.ended once, last of all', async () => {
  const { emitted, pick, saved } = startSaving()
  await pick()
  await saved()
  expect([emitted.at(-1), emitted.filter(({ type }) => type === 'flow.ended').length]).toEqual([
    { type: 'flow.ended' },
    1,
  ])
})

it('D6 I5 stopping aborts the call, clears the timer and emits nothing', async () => {
  const { actor, clock, emitted, pick, savePin } = startSaving()
  await pick()
  actor.stop()
  expect([clock.pending, savePin.last().signal.aborted, emitted]).toEqual([0, true, []])
})
