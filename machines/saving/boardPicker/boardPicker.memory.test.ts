import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { pageOf, startPicker } from '../../../testing/machines/boardPicker.ts'

const requested = ({ readPinDetails: { runs } }: ReturnType<typeof start>) =>
  runs.map(({ input }) => input.pinId)
const start = (own?: Parameters<typeof startPicker>[1]) => startPicker(createManualClock(), own)

describe('pin details', () => {
  it('may arrive after the list, which does not wait for them', async () => {
    const { at, context, readBoards, readPinDetails } = start()
    await readBoards.last().resolve(pageOf())
    expect([at(), context().suggestions, context().pinnedTo]).toEqual(['choosing.resting', [], null])
    readPinDetails.last().send({ type: 'titles.suggested', titles: ['Quiet water'] })
    expect([at(), context().suggestions]).toEqual(['choosing.resting', ['Quiet water']])
  })

  it('are requested once, however often the list is', async () => {
    const picker = start()
    await picker.readBoards.last().reject(new ApiFailure('server'))
    picker.send({ type: 'retry.requested' })
    expect([picker.readBoards.calls.length, requested(picker)]).toEqual([2, ['7']])
  })

  it('are not requested for what is not a pin yet', () =>
    expect(requested(start({ pinId: null }))).toEqual([null]))
})

describe('reopening', () => {
  const memory = {
    ...pageOf(),
    query: 'gar',
    suggestions: ['Quiet water'],
    pinnedTo: { name: 'x', layout: null },
  }

  it('shows the remembered list and query at once, and requests nothing', () => {
    const picker = start({ memory })
    expect([picker.at(), picker.readBoards.calls.length, requested(picker)]).toEqual([
      'choosing.resting',
      0,
      [null],
    ])
    expect(picker.context()).toMatchObject(memory)
  })

  it('does not request a list again that is remembered as empty', () => {
    expect(start({ memory: { ...memory, boards: [] } }).at()).toBe('choosing.resting')
  })

  it('reads the list and the details when the list is not remembered', () => {
    const picker = start({ memory: { ...memory, boards: null } })
    expect([picker.at(), requested(picker)]).toEqual(['loading', ['7']])
  })
})
