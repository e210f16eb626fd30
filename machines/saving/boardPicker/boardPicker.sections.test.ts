import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { garden, pageOf, sofa, startPicker } from '../../../testing/machines/boardPicker.ts'
import { lighting } from '../../../testing/machines/saveToBoard.ts'
import { sectionOf } from '../../../testing/machines/saving.ts'

async function loaded(own: Parameters<typeof startPicker>[1] = {}) {
  const picker = startPicker(createManualClock(), own)
  await picker.readBoards.last().resolve(pageOf())
  return picker
}
const output = ({ actor }: Awaited<ReturnType<typeof loaded>>) => actor.getSnapshot().output
const row = { ...garden, section: lighting }

describe('a row of a section', () => {
  it('ends with its board and the section, by a click', async () => {
    const picker = await loaded()
    picker.send({ type: 'board.chosen', board: row })
    expect(output(picker)).toMatchObject({ kind: 'board', board: garden, section: lighting })
    expect(output(picker)).not.toHaveProperty('board.section')
  })

  it('ends with them by Enter', async () => {
    const picker = await loaded()
    picker.send({ type: 'option.highlighted', highlight: { board: row, isTopChoice: false } })
    picker.send({ type: 'enter.pressed' })
    expect(output(picker)).toMatchObject({ kind: 'board', board: garden, section: lighting })
  })

  it('is listed beside its board, once', async () => {
    const picker = startPicker(createManualClock())
    await picker.readBoards.last().resolve(pageOf({ shortlist: [row, garden, { ...row }, garden] }))
    expect(picker.context().shortlist).toEqual([row, garden])
  })

  it('is highlighted no more where several boards are chosen', async () => {
    const picker = await loaded({ savedIds: [] })
    picker.send({ type: 'option.highlighted', highlight: { board: row, isTopChoice: false } })
    picker.send({ type: 'several.toggled' })
    picker.send({ type: 'enter.pressed' })
    expect(picker.context()).toMatchObject({ highlight: null, several: [] })
  })
})

it('what is chosen is the board and the section of the row, whatever their IDs', async () => {
  const id = fc.constantFrom('1', '1/2', '2', '')
  await fc.assert(
    fc.asyncProperty(
      id,
      fc.option(id, { nil: undefined }),
      fc.boolean(),
      async (boardId, sectionId, byKey) => {
        const picker = await loaded()
        const section = sectionId === undefined ? undefined : sectionOf(sectionId, 'Lighting')
        const board = { ...sofa, id: boardId, ...(section && { section }) }
        if (byKey) {
          picker.send({ type: 'option.highlighted', highlight: { board, isTopChoice: true } })
          picker.send({ type: 'enter.pressed' })
        } else picker.send({ type: 'board.chosen', board })
        expect(output(picker)).toMatchObject({
          kind: 'board',
          board: { ...sofa, id: boardId },
          ...(section && { section }),
        })
        expect('section' in (output(picker) ?? {})).toBe(section !== undefined)
      },
    ),
  )
})

describe('adding a section', () => {
  it('is turned on and off where it is offered, and said of the board that is chosen', async () => {
    const picker = await loaded({ canAddSection: true })
    picker.send({ type: 'option.highlighted', highlight: { board: row, isTopChoice: true } })
    picker.send({ type: 'section.toggled' })
    expect(picker.context()).toMatchObject({ addsSection: true, highlight: null })
    picker.send({ type: 'several.toggled' })
    picker.send({ type: 'board.chosen', board: sofa })
    expect(output(picker)).toMatchObject({ kind: 'board', board: sofa, addsSection: true })
    expect(output(picker)?.memory).toMatchObject({ addsSection: true })
  })

  it.each([
    ['it is not offered', { savedIds: [] }, false],
    ['several boards are chosen', { savedIds: [], canAddSection: true }, true],
  ])('does nothing where %s', async (_, own, isSeveral) => {
    const picker = await loaded(own)
    if (isSeveral) picker.send({ type: 'several.toggled' })
    picker.send({ type: 'section.toggled' })
    expect(picker.context().addsSection).toBe(false)
  })
})
