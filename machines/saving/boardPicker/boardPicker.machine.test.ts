import { describe, expect, it } from 'vitest'
import type { EventObject } from 'xstate'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { ApiFailure } from '../../../src/api/failure.ts'
import type { Board } from '../../../src/domain/saving/board.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../testing/leaves.ts'
import { calledBack, deferred, run, type Mode } from '../../testing/testing.ts'
import { boardPickerMachine, type BoardPickerInput, type BoardPickerOutput } from './boardPicker.machine.ts'
import type { BoardPage, BoardsRequest, PinAnswer } from './boardPicker.types.ts'

const board = (id: string, own: Partial<Board> = {}): Board => ({
  id,
  name: `Board ${id}`,
  url: '',
  layout: null,
  coverUrl: null,
  privacy: 'public',
  isCollaborative: false,
  sectionCount: 0,
  pinCount: 0,
  ownerId: '1',
  collaboratorIds: [],
  isCollaboratedByMe: false,
  isArchived: false,
  coverImages: [],
  ...own,
})
const [sofa, garden, kitchen] = [board('a'), board('b'), board('c')]
const page = (own: Partial<BoardPage> = {}): BoardPage => ({
  boards: [sofa, garden],
  shortlist: [garden],
  bookmark: null,
  ...own,
})

function start(mode: Mode = 'plain', own: Partial<BoardPickerInput> = {}) {
  const readBoards = deferred<BoardPage, BoardsRequest>()
  const readOfPin = calledBack<EventObject, { readonly pinId: string }, PinAnswer>()
  const machine = boardPickerMachine.provide({
    actors: { readBoards: readBoards.logic, readOfPin: readOfPin.logic },
  })
  const input: BoardPickerInput = {
    policy: defaultPolicy,
    session: wren,
    pinId: '7',
    isDesktop: true,
    memory: null,
    ...own,
  }
  const running = run(machine, { clock: createManualClock(), mode, input })
  const { actor } = running
  return {
    ...running,
    readBoards,
    readOfPin,
    shows: () => actor.getSnapshot().context,
    output: (): BoardPickerOutput | undefined => actor.getSnapshot().output,
  }
}

async function opened(mode: Mode = 'plain', own: Partial<BoardPage> = {}) {
  const running = start(mode)
  await running.readBoards.last().resolve(page(own))
  return running
}

it('rests in the list, or in what went wrong; it ends with a board or with the wish for a new one', () => {
  expect(leavesOf(boardPickerMachine).flatMap(({ name, isTransient }) => (isTransient ? [] : name))).toEqual([
    'boardPicker.loading',
    'boardPicker.failed',
    'boardPicker.choosing.resting',
    'boardPicker.choosing.loadingMore',
    'boardPicker.choosing.pausing',
    'boardPicker.choosing.moreFailed',
    'boardPicker.boardChosen',
    'boardPicker.creatingBoard',
  ])
})

describe.each(['plain', 'strict'] as const)('§2 Board picker (%s)', (mode) => {
  it('reads the lists, the suggested names and whether the pin is saved already', async () => {
    const { at, readBoards, readOfPin, shows } = start(mode)
    expect([at(), readBoards.last().input]).toEqual([
      'loading',
      { session: wren, pinId: '7', isDesktop: true, bookmark: null },
    ])
    expect(readOfPin.last().input).toEqual({ pinId: '7' })
    readOfPin.last().send({ type: 'titles.suggested', titles: ['Lakes at dawn'] })
    readOfPin.last().send({ type: 'pinnedTo.answered', pinnedTo: { name: 'Blue sofa', layout: null } })
    await readBoards.last().resolve(page())
    expect(at()).toBe('choosing.resting')
    expect(shows()).toMatchObject({
      ...page(),
      suggestions: ['Lakes at dawn'],
      pinnedTo: { name: 'Blue sofa' },
      highlight: null,
    })
  })

  it('ends with the board that is pressed, and remembers the rest', async () => {
    const { at, output, send } = await opened(mode)
    send({ type: 'query.changed', query: 'sof' })
    send({ type: 'board.chosen', board: sofa })
    expect(at()).toBe('boardChosen')
    expect(output()).toEqual({
      kind: 'board',
      board: sofa,
      memory: { ...page(), query: 'sof', suggestions: [], pinnedTo: null },
    })
  })

  it('ends with the typed name, or a suggested one, for a new board', async () => {
    const typed = await opened(mode)
    typed.send({ type: 'query.changed', query: ' Pond ' })
    typed.send({ type: 'create.requested' })
    expect([typed.at(), typed.output()]).toMatchObject([
      'creatingBoard',
      { kind: 'create', name: 'Pond', memory: { query: ' Pond ' } },
    ])
    const suggested = await opened(mode)
    suggested.send({ type: 'create.requested', name: 'Quiet water' })
    expect(suggested.output()).toMatchObject({ kind: 'create', name: 'Quiet water' })
  })
})

describe('J10 the highlight', () => {
  it('is inactive at first, and Enter then does nothing', async () => {
    const { at, send, shows } = await opened()
    expect(shows().highlight).toBeNull()
    send({ type: 'enter.pressed' })
    expect(at()).toBe('choosing.resting')
  })

  it('Enter picks what is highlighted', async () => {
    const { output, send } = await opened()
    send({ type: 'option.highlighted', highlight: { board: garden, isTopChoice: false } })
    send({ type: 'enter.pressed' })
    expect(output()).toMatchObject({ kind: 'board', board: garden })
  })

  it('typing makes it inactive again: another list, and nothing in it was pointed at', async () => {
    const { at, send, shows } = await opened()
    send({ type: 'option.highlighted', highlight: { board: garden, isTopChoice: true } })
    send({ type: 'query.changed', query: 'g' })
    send({ type: 'enter.pressed' })
    expect([shows().highlight, at()]).toEqual([null, 'choosing.resting'])
  })
})

describe('§9 more boards', () => {
  it('are asked for near the end with the bookmark, at most once in 200 ms, and no more at the end', async () => {
    const { at, clock, readBoards, send, shows } = await opened('plain', { bookmark: '50' })
    send({ type: 'end.neared' })
    send({ type: 'end.neared' })
    expect([at(), readBoards.calls.length, readBoards.last().input.bookmark]).toEqual([
      'choosing.loadingMore',
      2,
      '50',
    ])
    await readBoards.last().resolve(page({ boards: [garden, kitchen], bookmark: '100' }))
    expect(shows()).toMatchObject({ boards: [sofa, garden, kitchen], shortlist: [garden], bookmark: '100' })
    send({ type: 'end.neared' })
    clock.advance(defaultPolicy.timing.scrollFetch - 1)
    send({ type: 'end.neared' })
    expect([at(), readBoards.calls.length]).toEqual(['choosing.pausing', 2])
    clock.advance(1)
    send({ type: 'end.neared' })
    await readBoards.last().resolve(page({ boards: [], bookmark: null }))
    clock.advance(defaultPolicy.timing.scrollFetch)
    send({ type: 'end.neared' })
    expect([at(), readBoards.calls.length]).toEqual(['choosing.resting', 3])
  })

  it('one can search and choose while they are on their way', async () => {
    const { output, send } = await opened('plain', { bookmark: '50' })
    send({ type: 'end.neared' })
    send({ type: 'query.changed', query: 'b' })
    send({ type: 'board.chosen', board: sofa })
    expect(output()).toMatchObject({ board: sofa, memory: { bookmark: '50' } })
  })

  it('that do not come leave the list as it is, and are asked for again by hand alone', async () => {
    const { at, readBoards, send, shows } = await opened('plain', { bookmark: '50' })
    send({ type: 'end.neared' })
    await readBoards.last().reject(new ApiFailure('server'))
    send({ type: 'end.neared' })
    expect([at(), readBoards.calls.length, shows().boards]).toEqual([
      'choosing.moreFailed',
      2,
      [sofa, garden],
    ])
    send({ type: 'retry.requested' })
    expect([at(), readBoards.last().input.bookmark]).toEqual(['choosing.loadingMore', '50'])
  })

  it('D13 that never come are given up', async () => {
    const { at, clock, readBoards, send } = await opened('plain', { bookmark: '50' })
    send({ type: 'end.neared' })
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), readBoards.last().signal.aborted]).toEqual(['choosing.moreFailed', true])
  })
})

describe('§8 a list that cannot be read', () => {
  it.each(['refused', 'server', 'offline', 'malformed'] as const)(
    '%s: says so, and tries again by hand',
    async (kind) => {
      const { at, readBoards, send } = start()
      await readBoards.last().reject(new ApiFailure(kind))
      expect(at()).toBe('failed')
      send({ type: 'retry.requested' })
      expect([at(), readBoards.calls.length]).toEqual(['loading', 2])
    },
  )

  it('D13 a call that is never answered is given up', () => {
    const { at, clock, readBoards } = start()
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), readBoards.last().signal.aborted]).toEqual(['failed', true])
  })

  it('a board can be made all the same', async () => {
    const { output, readBoards, send } = start()
    await readBoards.last().reject(new ApiFailure('server'))
    send({ type: 'create.requested' })
    expect(output()).toMatchObject({ kind: 'create', name: '' })
  })
})

describe('what is only suggested', () => {
  it('may come after the list, and is not waited for', async () => {
    const { at, readOfPin, shows } = await opened()
    expect([at(), shows().suggestions, shows().pinnedTo]).toEqual(['choosing.resting', [], null])
    readOfPin.last().send({ type: 'titles.suggested', titles: ['Quiet water'] })
    expect([at(), shows().suggestions]).toEqual(['choosing.resting', ['Quiet water']])
  })

  it('is asked once, however often the list is', async () => {
    const { readBoards, readOfPin, send } = start()
    await readBoards.last().reject(new ApiFailure('server'))
    send({ type: 'retry.requested' })
    expect([readBoards.calls.length, readOfPin.lives.length]).toEqual([2, 1])
  })

  it('is not asked of what is no pin yet', () =>
    expect(start('plain', { pinId: null }).readOfPin.lives).toEqual([]))
})

describe('opened again', () => {
  const memory = {
    ...page(),
    query: 'gar',
    suggestions: ['Quiet water'],
    pinnedTo: { name: 'x', layout: null },
  }

  it('the list is there at once, with what was typed, and nothing is read again', () => {
    const { at, readBoards, readOfPin, shows } = start('plain', { memory })
    expect([at(), readBoards.calls.length, readOfPin.lives.length]).toEqual(['choosing.resting', 0, 0])
    expect(shows()).toMatchObject(memory)
  })

  it('a list that is known to be empty is not read again', () => {
    expect(start('plain', { memory: { ...memory, boards: [] } }).at()).toBe('choosing.resting')
  })

  it('without a list, it is read', () => {
    expect(start('plain', { memory: { ...memory, boards: null } }).at()).toBe('loading')
  })
})

it('E9 a server that gives a board twice is believed once, whatever its id is called', async () => {
  const { shows } = await opened('plain', {
    boards: [board('__proto__'), board('constructor'), board('__proto__')],
  })
  expect(shows().boards?.map(({ id }) => id)).toEqual(['__proto__', 'constructor'])
})

it('D6 I5 lets go of its calls and its time when it is stopped', () => {
  const { actor, clock, readBoards, readOfPin } = start()
  actor.stop()
  expect([clock.pending, readBoards.last().signal.aborted, readOfPin.last().isOver]).toEqual([0, true, true])
})
