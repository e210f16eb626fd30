import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { garden, pageOf, sofa, startPicker } from '../../../testing/machines/boardPicker.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import type { Mode } from '../../../testing/machines/run.ts'
import { boardPickerMachine } from './boardPicker.machine.ts'

const start = (mode?: Mode) => startPicker(createManualClock(), mode && { mode })

async function loaded(mode?: Mode) {
  const picker = start(mode)
  await picker.readBoards.last().resolve(pageOf())
  return picker
}

it('shows the list or what went wrong, and ends with a board or a request for a new one', () => {
  expect(leavesOf(boardPickerMachine).flatMap(({ name, isTransient }) => (isTransient ? [] : name))).toEqual([
    'boardPicker.loading',
    'boardPicker.failed',
    'boardPicker.choosing.resting',
    'boardPicker.choosing.loadingMore',
    'boardPicker.choosing.pausing',
    'boardPicker.choosing.moreFailed',
    'boardPicker.boardChosen',
    'boardPicker.severalChosen',
    'boardPicker.creatingBoard',
  ])
})

describe.each(['plain', 'strict'] as const)('§2 Board picker (%s)', (mode) => {
  it('reads the lists, the suggested names and the board that already holds the pin', async () => {
    const { at, context, readBoards, readPinDetails } = start(mode)
    expect([at(), readBoards.last().input]).toMatchObject([
      'loading',
      { session: { userId: '1' }, pinId: '7', isDesktop: true, bookmark: null },
    ])
    expect(readPinDetails.last().input).toEqual({ pinId: '7' })
    readPinDetails.last().send({ type: 'titles.suggested', titles: ['Lakes at dawn'] })
    readPinDetails.last().send({ type: 'pinnedTo.answered', pinnedTo: { name: 'Blue sofa', layout: null } })
    await readBoards.last().resolve(pageOf())
    expect(at()).toBe('choosing.resting')
    expect(context()).toMatchObject({
      ...pageOf(),
      suggestions: ['Lakes at dawn'],
      pinnedTo: { name: 'Blue sofa' },
      highlight: null,
    })
  })

  it('ends with the chosen board, and remembers the rest', async () => {
    const { at, output, send } = await loaded(mode)
    send({ type: 'query.changed', query: 'sof' })
    send({ type: 'board.chosen', board: sofa })
    expect(at()).toBe('boardChosen')
    expect(output()).toEqual({
      kind: 'board',
      board: sofa,
      memory: { ...pageOf(), query: 'sof', suggestions: [], pinnedTo: null },
    })
  })

  it('ends with the typed name, or a suggested one, for a new board', async () => {
    const typed = await loaded(mode)
    typed.send({ type: 'query.changed', query: ' Pond ' })
    typed.send({ type: 'create.requested' })
    expect([typed.at(), typed.output()]).toMatchObject([
      'creatingBoard',
      { kind: 'create', name: 'Pond', memory: { query: ' Pond ' } },
    ])
    const suggested = await loaded(mode)
    suggested.send({ type: 'create.requested', name: 'Quiet water' })
    expect(suggested.output()).toMatchObject({ kind: 'create', name: 'Quiet water' })
  })
})

describe('J10 the highlight', () => {
  it('is inactive at first, and Enter then does nothing', async () => {
    const { at, context, send } = await loaded()
    expect(context().highlight).toBeNull()
    send({ type: 'enter.pressed' })
    expect(at()).toBe('choosing.resting')
  })

  it('Enter chooses the highlighted board', async () => {
    const { output, send } = await loaded()
    send({ type: 'option.highlighted', highlight: { board: garden, isTopChoice: false } })
    send({ type: 'enter.pressed' })
    expect(output()).toMatchObject({ kind: 'board', board: garden })
  })

  it('becomes inactive on typing, because the list changes', async () => {
    const { at, context, send } = await loaded()
    send({ type: 'option.highlighted', highlight: { board: garden, isTopChoice: true } })
    send({ type: 'query.changed', query: 'g' })
    send({ type: 'enter.pressed' })
    expect([context().highlight, at()]).toEqual([null, 'choosing.resting'])
  })
})
