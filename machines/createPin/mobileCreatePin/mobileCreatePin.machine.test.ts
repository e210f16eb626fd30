import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { draft, startMobileOn, type MobileOptions } from '../../../testing/machines/mobileCreatePin.ts'
import { memory, sectioned } from '../../../testing/machines/saveToBoard.ts'
import { boardOf } from '../../../testing/machines/saving.ts'
import { mobileCreatePinMachine } from './mobileCreatePin.machine.ts'

const start = (options?: MobileOptions) => startMobileOn(createManualClock(), options)

it('chooses a board and a section, creates the pin, and leaves', () => {
  const leaves = leavesOf(mobileCreatePinMachine)
  expect(leaves.filter(({ isTransient }) => !isTransient).map(({ name }) => name)).toEqual(
    [
      'redirecting',
      'nothing',
      'findingImages',
      'choosingImage',
      'noImages',
      'imagesUnread',
      'choosingBoard',
      'choosingSection',
      'creating',
      'created',
      'undone',
      'left',
    ].map((name) => `mobileCreatePin.${name}`),
  )
  // The browser may keep the page open after any of them.
  expect(leaves.filter(({ isFinal }) => isFinal)).toEqual([])
})

describe.each(['plain', 'strict'] as const)('§4 Mobile pin creation (%s)', (mode) => {
  it('A13 A22 creates the pin at once on a board without sections, with one call (K9)', async () => {
    const { at, boardPicker, pick, savePin, saved, types } = start({ mode })
    expect([at(), boardPicker.last().input]).toEqual([
      'choosingBoard',
      expect.objectContaining({ pinId: null, isDesktop: false, memory: null }),
    ])
    await pick()
    expect([at(), savePin.last().input]).toEqual([
      'creating',
      {
        session: expect.anything(),
        draft,
        description: 'Lake at dawn',
        imageUrl: draft.media,
        method: 'button',
        boardId: '202',
        sectionId: null,
      },
    ])
    await saved()
    expect([at(), savePin.calls.length]).toEqual(['created', 1])
    expect(types()).toEqual(['page.viewed', 'pin.created', 'toast.shown', 'page.closed'])
  })

  it('A7 A13 offers the sections of a board that has some, and creates the pin in the chosen one', async () => {
    const { at, context, of, pickSection, savePin, saved, sectionPicker } = start({ mode })
    await pickSection()
    expect([sectionPicker.last().input.board, savePin.last().input]).toEqual([
      sectioned,
      expect.objectContaining({ boardId: '201', sectionId: '301' }),
    ])
    await saved()
    expect([at(), context().savedId, of('pin.created')]).toEqual([
      'created',
      '77',
      [
        {
          type: 'pin.created',
          created: {
            pinId: '77',
            board: sectioned,
            section: expect.objectContaining({ id: '301' }),
            imageUrl: draft.media,
          },
        },
      ],
    ])
  })

  it('A13 creates the pin on the board itself', async () => {
    const { pick, savePin, sectionPicker } = start({ mode })
    await pick(sectioned)
    await sectionPicker.last().resolve({ kind: 'board' })
    expect(savePin.last().input).toMatchObject({ boardId: '201', sectionId: null })
  })

  it('A12 shows where the pin is, for 5 s, before the page closes', async () => {
    const { of, pick, saved } = start({ mode })
    await pick()
    await saved()
    expect(of('toast.shown')).toEqual([
      {
        type: 'toast.shown',
        message: 'saving.toast.savedToBoard',
        values: { board: 'Blue sofa' },
        href: '/pin/77',
        duration: 'externalToast',
        kind: 'status',
      },
    ])
  })

  it('A10 A11 sends the visitor elsewhere at once, without a session, a list or a page view', () => {
    const { at, boardPicker, emitted } = start({ mode, session: null, redirectTo: '/' })
    expect([at(), boardPicker.calls, emitted]).toEqual([
      'redirecting',
      [],
      [{ type: 'page.redirected', href: '/' }],
    ])
  })

  it('K1 asks for nothing if the page brought nothing', () => {
    const { at, boardPicker, leave, types } = start({ mode, draft: { ...draft, url: null, media: null } })
    expect([at(), boardPicker.calls]).toEqual(['nothing', []])
    leave()
    expect([at(), types()]).toEqual(['left', ['page.viewed', 'page.closed']])
  })
})

describe('§2 Back and cancel', () => {
  it('A7 goes back from the sections to the boards, as they were left', async () => {
    const { at, back, boardPicker, context, pick } = start()
    await pick(sectioned)
    back()
    expect([at(), context().board, boardPicker.last().input.memory]).toEqual(['choosingBoard', null, memory])
  })

  it('A7 there is nothing to go back to from the boards', () => {
    const { at, back } = start()
    back()
    expect(at()).toBe('choosingBoard')
  })

  it('A7 leaves from the boards and from the sections', async () => {
    const { at, boardPicker, leave, types } = start()
    leave()
    expect([at(), types(), boardPicker.last().signal.aborted]).toEqual([
      'left',
      ['page.viewed', 'page.closed'],
      true,
    ])
    const other = start()
    await other.pick(sectioned)
    other.leave()
    expect([other.at(), other.types()]).toEqual(['left', ['page.viewed', 'page.closed']])
  })

  it('K7 continues after a window that did not close', async () => {
    const { at, leave, pick, resume, savePin } = start()
    leave()
    resume()
    expect(at()).toBe('choosingBoard')
    await pick()
    expect(savePin.calls).toHaveLength(1)
  })

  it('A9 leads to the pages that create a board or a section, whose id is one part of the path', async () => {
    const { at, boardPicker, of } = start()
    await boardPicker.last().resolve({ kind: 'create', name: '', memory })
    expect([at(), of('page.redirected')]).toEqual([
      'redirecting',
      [{ type: 'page.redirected', href: '/board/create/' }],
    ])
    const other = start()
    await other.pick(boardOf('2/../0?', 'Odd', { sectionCount: 1 }))
    await other.sectionPicker.last().resolve({ kind: 'create', isFirst: false })
    expect(other.of('page.redirected')).toEqual([
      { type: 'page.redirected', href: '/board/2%2F..%2F0%3F/create_section/' },
    ])
  })
})
