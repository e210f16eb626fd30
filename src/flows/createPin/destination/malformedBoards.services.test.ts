/** Malformed boards among others, in each list of boards that is read. D11. */
import { waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { mount } from '../../../../mocks/handlers/handler.ts'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { wrongShape } from '../../../../mocks/respond.ts'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { boardPickerLogic } from '../../saving/boardPicker/boardPicker.services.ts'
import { createConfig } from '../testing/services.ts'
import { refreshRecentBoards } from '../../saving/boardPicker/recentBoards.ts'
import { actorOn } from '../../runtime/testing/actorOn.ts'
import { externalBoardPickerLogic } from './externalBoards.services.ts'

const network = mockNetwork()

const board = (id: string) => ({ id, name: 'Garden rooms', privacy: 'SECRET', owner: { id: '1' } })
const secret = { id: '666', name: 'Surprise for robin@example.com', privacy: 'hidden', owner: { id: '1' } }
const data = (value: object) => wrongShape({ resource_response: { data: value } })
const leftOut = (count: number) => ({ level: 'error', event: 'boards.leftOut', details: { count } })

/** Opens a picker, and waits for its boards. */
async function open(machine: typeof boardPickerLogic, answer: object) {
  network.use(...mount({ readBoards: () => data(answer), readSaveBehavior: () => data({ id: '1' }) }))
  const { config, log } = createConfig()
  const input = { policy: config.policy, session: wren, pinId: null, isDesktop: true, memory: null }
  const actor = actorOn(machine, input, config).start()
  const { context, value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  actor.stop()
  const ids = (boards: typeof context.boards) => boards?.map(({ id, privacy }) => `${privacy} ${id}`)
  return { value, boards: ids(context.boards), shortlist: ids(context.shortlist), log }
}

describe('D11 boards that cannot be read', () => {
  it.each([
    ['the picker', boardPickerLogic],
    ['the picker of the create-pin page', externalBoardPickerLogic],
  ] as const)('%s shows the others, and logs how many are missing', async (_, machine) => {
    const opened = await open(machine, { all_boards: [board('7'), secret, null, board('8')] })
    expect(opened).toMatchObject({ boards: ['secret 7', 'secret 8'], log: [leftOut(2)] })
  })

  it('do not spoil the shortlist, either', async () => {
    const opened = await open(boardPickerLogic, {
      all_boards: [board('7')],
      boards_shortlist: [secret, board('7')],
    })
    expect(opened).toMatchObject({ boards: ['secret 7'], shortlist: ['secret 7'], log: [leftOut(1)] })
  })

  it('nor the boards that were saved to last', async () => {
    network.use(
      ...mount({ readSaveBehavior: () => data({ id: '1', recent_boards: [secret, board('8'), {}] }) }),
    )
    const { config, log } = createConfig()
    await refreshRecentBoards(config, 'wren')
    expect(config.visit.recentSaves().boards.map(({ id }) => id)).toEqual(['8'])
    expect(log).toEqual([leftOut(2)])
  })

  it('are a failure if there are no others, instead of an empty list', async () => {
    const opened = await open(boardPickerLogic, { all_boards: [secret] })
    expect(opened).toMatchObject({ value: 'failed', log: [] })
  })

  it('are not logged if there are none', async () => {
    const opened = await open(boardPickerLogic, { all_boards: [board('7')] })
    expect(opened).toMatchObject({ boards: ['secret 7'], log: [] })
  })
})
