import { createActor } from 'xstate'
import { expect, it } from 'vitest'
import { boardPickerMachine } from '../../../machines/saving/boardPicker/boardPicker.machine.ts'
import type { BoardPickerMemory } from '../../../machines/saving/boardPicker/boardPicker.types.ts'
import { boards } from '../../../mocks/fixtures/boards.ts'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { boardData } from '../../../mocks/handlers/saving/boards.ts'
import { baseUrl, mockNetwork } from '../../../mocks/testing/network.ts'
import { toBoard } from '../../api/saving/entities/toBoard.ts'
import { defaultConfig } from './config.ts'
import { provideBoardPicker } from '../saving/boardPicker/boardPicker.services.ts'

mockNetwork()
const { policy } = defaultConfig
const known = provideBoardPicker({ ...defaultConfig, api: { baseUrl } })
/** The same, but that it knows nothing of where it begins. */
const charted = boardPickerMachine.provide(known.implementations)
const listed = boards.map((row) => toBoard(boardData(row)))
const memory: BoardPickerMemory = {
  boards: listed,
  shortlist: listed.slice(1, 3),
  bookmark: '50',
  query: 'la',
  suggestions: ['Lakes'],
  pinnedTo: { name: 'Lakes', layout: null },
}
const begin = (own: Partial<BoardPickerMemory>, machine = known) =>
  createActor(machine, {
    input: { policy, session: wren, pinId: '1', isDesktop: true, memory: { ...memory, ...own } },
  }).start()

it.each<[string, Partial<BoardPickerMemory>]>([
  ['with all that is remembered', {}],
  ['with other things', { boards: [], shortlist: [], bookmark: null, query: '', pinnedTo: null }],
  ['with no list, which has to be read', { boards: null }],
])('begins as the chart says, the second time too, %s', (_, own) => {
  const [first, second, whole] = [begin(own), begin(own), begin(own, charted)].map((actor) => {
    const { status, value, context, tags, children, historyValue, _nodes } = actor.getSnapshot()
    actor.stop()
    return {
      status,
      value,
      context,
      tags,
      children: Object.keys(children),
      historyValue,
      nodes: _nodes.map(({ id }) => id),
    }
  })
  expect([first, second]).toEqual([whole, whole])
})

it('goes on from there, each actor on its own', () => {
  const [one, other] = [begin({}), begin({ query: 'dunes' })]
  one.send({ type: 'query.changed', query: 'lakes' })
  one.send({ type: 'create.requested' })
  expect([one.getSnapshot().status, one.getSnapshot().output]).toEqual([
    'done',
    { kind: 'create', name: 'lakes', memory: { ...memory, query: 'lakes' } },
  ])
  expect([other.getSnapshot().value, other.getSnapshot().context.query]).toEqual([
    { choosing: 'resting' },
    'dunes',
  ])
})
