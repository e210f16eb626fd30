import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { ponds, startDestinationOn, type DestinationOptions } from '../../../testing/machines/destination.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { lighting, memory, plain, sectioned } from '../../../testing/machines/saveToBoard.ts'
import { sectionOf } from '../../../testing/machines/saving.ts'
import { destinationMachine } from './destination.machine.ts'

const start = (options?: DestinationOptions) => startDestinationOn(createManualClock(), options)
const guests = { userIds: ['4'], emails: ['a@b.example'] }

it('chooses or creates a board and a section', () => {
  expect(leavesOf(destinationMachine).map(({ name }) => name.replace('destination.', ''))).toEqual([
    'choosingBoard',
    'creatingBoard',
    'inviting',
    'choosingSection',
    'creatingSection',
    'chosen',
    'cancelled',
  ])
})

describe.each(['plain', 'strict'] as const)('§4 Save flow, without the save (%s)', (mode) => {
  it('a board without sections is chosen at once', async () => {
    const { boardPicker, output, pick } = start({ mode, pinId: '9', memory })
    expect(boardPicker.last().input).toMatchObject({ pinId: '9', isDesktop: true, memory })
    await pick()
    expect(output()).toEqual({ outcome: 'chosen', board: plain, section: null, memory })
  })

  it('a board with sections leads to them', async () => {
    const { output, pick, sectionPicker } = start({ mode })
    await pick(sectioned)
    expect(sectionPicker.last().input.board).toEqual(sectioned)
    await sectionPicker.last().resolve({ kind: 'section', section: lighting })
    expect(output()).toMatchObject({ board: sectioned, section: lighting })
  })

  it("the row 'Board' is the board itself", async () => {
    const { output, pick, sectionPicker } = start({ mode })
    await pick(sectioned)
    await sectionPicker.last().resolve({ kind: 'board' })
    expect(output()).toMatchObject({ board: sectioned, section: null })
  })

  it('F20 a new board is chosen, reported, and the list is read again next time', async () => {
    const { boardForm, createBoard, inviteCollaborators, of, output } = start({ mode })
    await createBoard()
    expect(boardForm.last().input).toMatchObject({ name: 'Ponds' })
    expect(output()).toEqual({ outcome: 'chosen', board: ponds, section: null, memory: null })
    expect([of('board.created'), inviteCollaborators.calls.length]).toEqual([
      [{ type: 'board.created', ownerUsername: ponds.ownerUsername ?? null }],
      0,
    ])
  })

  it('a new section starts empty, and is chosen', async () => {
    const { output, pick, sectionForm, sectionPicker } = start({ mode })
    await pick(sectioned)
    await sectionPicker.last().resolve({ kind: 'create', isFirst: false })
    expect(sectionForm.last().input).toMatchObject({ board: sectioned, pinIds: [], suggestedName: null })
    const section = sectionOf('400', 'Benches')
    await sectionForm.last().resolve({ kind: 'created', section })
    expect(output()).toMatchObject({ board: sectioned, section })
  })
})

describe('invitations to a new board', () => {
  it('are sent once, before anything else can fail', async () => {
    const { at, createBoard, back, inviteCollaborators, output } = start()
    await createBoard(guests)
    back()
    expect([at(), inviteCollaborators.calls.map(({ input }) => input)]).toEqual([
      'inviting',
      [{ boardId: '900', ...guests }],
    ])
    await inviteCollaborators.last().resolve()
    expect([output(), inviteCollaborators.calls.length]).toMatchObject([
      { outcome: 'chosen', board: ponds },
      1,
    ])
  })

  it.each([[{ userIds: ['4'], emails: [] }], [{ userIds: [], emails: ['a@b.example'] }]])(
    'are sent for %j',
    async (invites) => {
      const { createBoard, inviteCollaborators } = start()
      await createBoard(invites)
      expect(inviteCollaborators.calls).toHaveLength(1)
    },
  )

  it('D13 that fail or hang do not lose the board, and are reported', async () => {
    const failure = new ApiFailure('offline')
    const failing = start()
    await failing.createBoard(guests)
    await failing.inviteCollaborators.last().reject(failure)
    const hanging = start()
    await hanging.createBoard(guests)
    hanging.clock.advance(30_000)
    for (const { of, output, clock } of [failing, hanging])
      expect([output(), of('attempt.failed'), clock.pending]).toMatchObject([
        { outcome: 'chosen', board: ponds },
        [{ row: 'save.inviteFailed' }],
        0,
      ])
    expect(failing.of('attempt.failed')).toMatchObject([{ failure }])
    expect(hanging.of('attempt.failed')).toMatchObject([{ failure: null }])
  })
})

describe('§4 Close or cancel steps back', () => {
  it('from the list of boards: cancelled', () => {
    const { back, output } = start()
    back()
    expect(output()).toEqual({ outcome: 'cancelled' })
  })

  it('from a new board to the list as it was, by the form as by the page', async () => {
    const { at, back, boardForm, boardPicker, toCreateBoard } = start()
    await toCreateBoard()
    back()
    expect([at(), boardPicker.last().input.memory, boardForm.last().signal.aborted]).toEqual([
      'choosingBoard',
      memory,
      true,
    ])
    await toCreateBoard()
    await boardForm.last().resolve({ kind: 'cancelled' })
    expect([at(), boardForm.calls.length]).toEqual(['choosingBoard', 2])
  })

  it('from a new section to the sections, from there to the boards, and the board is dropped', async () => {
    const { at, back, boardPicker, context, pick, sectionForm, sectionPicker } = start()
    await pick(sectioned)
    await sectionPicker.last().resolve({ kind: 'create', isFirst: true })
    expect([at(), context().isFirstSection]).toEqual(['creatingSection', true])
    back()
    await sectionPicker.last().resolve({ kind: 'create', isFirst: false })
    await sectionForm.last().resolve({ kind: 'cancelled' })
    expect([at(), context().board]).toEqual(['choosingSection', sectioned])
    back()
    expect([at(), context().board, boardPicker.last().input.memory]).toEqual(['choosingBoard', null, memory])
  })

  it('D6 I5 stopping aborts the step and leaves no timer', async () => {
    const { actor, clock, createBoard, emitted, inviteCollaborators } = start()
    await createBoard(guests)
    const before = emitted.length
    actor.stop()
    expect([clock.pending, inviteCollaborators.last().signal.aborted, emitted.length]).toEqual([
      0,
      true,
      before,
    ])
  })
})
