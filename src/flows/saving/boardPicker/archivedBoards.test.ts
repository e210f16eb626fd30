/** §5 "Own boards for pickers": no list offers an archived board. */
import * as fc from 'fast-check'
import { waitFor } from 'xstate'
import { expect, it } from 'vitest'
import { boardOf } from '../../../../testing/machines/saving.ts'
import { boardRow } from '../../../../mocks/fixtures/boards.ts'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { mount } from '../../../../mocks/handlers/handler.ts'
import { boardData } from '../../../../mocks/handlers/saving/boards.ts'
import { baseUrl, mockNetwork } from '../../../../mocks/testing/network.ts'
import { ownBoards } from '../../../domain/saving/boardOrder.ts'
import { externalBoardPickerLogic } from '../../createPin/destination/externalBoards.services.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { createVisitMemory } from '../../runtime/visitMemory.ts'
import { actorOn } from '../../runtime/testing/actorOn.ts'
import { boardLists } from './boardLists.ts'
import { boardPickerLogic } from './boardPicker.services.ts'

const network = mockNetwork()
const ids = ['1', '2', '3', '4', '5', '6', '7', '8']
const dataOf = (id: string, archived: readonly string[]) =>
  boardData(boardRow(id, `Board ${id}`, { isArchived: archived.includes(id) }))
const some = fc.subarray(ids)

it.each([
  ['the save modal', boardPickerLogic],
  ['the create-pin page', externalBoardPickerLogic],
] as const)('no list of %s offers a board that the server says is archived', async (_, logic) => {
  await fc.assert(
    fc.asyncProperty(some, some, some, some, some, async (archived, all, top, recent, remembered) => {
      network.use(
        ...mount({
          readBoards: () => ({
            resource_response: {
              data: {
                all_boards: all.map((id) => dataOf(id, archived)),
                boards_shortlist: top.map((id) => dataOf(id, archived)),
                bookmark: null,
              },
            },
          }),
          readSaveBehavior: () => ({
            resource_response: {
              data: { id: '1', recent_boards: recent.map((id) => dataOf(id, archived)) },
            },
          }),
          readTitleSuggestions: () => ({ resource_response: { data: [] } }),
        }),
      )
      const visit = createVisitMemory()
      // What was saved to earlier was not archived at the time; only the list of all boards knows better.
      visit.rememberBoards(remembered.filter((id) => all.includes(id)).map((id) => boardOf(id, id)))
      const { policy } = defaultConfig
      const input = { policy, session: wren, pinId: null, isDesktop: true, memory: null }
      const actor = actorOn(logic, input, { visit, session: wren, api: { baseUrl } }).start()
      await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
      const { boards, shortlist } = actor.getSnapshot().context
      actor.stop()
      const listed = [...(boards ?? []), ...shortlist].map(({ id }) => id)
      expect(listed.filter((id) => archived.includes(id))).toEqual([])
      const lists = boardLists({
        own: ownBoards(boards ?? [], wren),
        shortlist,
        viewer: wren,
        query: '',
        hasMore: false,
        saving: policy.saving,
      })
      expect(lists.boards.map(({ id }) => id)).toEqual(all.filter((id) => !archived.includes(id)))
      expect(lists.topChoices.some(({ id }) => archived.includes(id))).toBe(false)
    }),
    { numRuns: 40 },
  )
})

it('an archived board takes no other board’s place among the top choices', async () => {
  network.use(
    ...mount({
      readSaveBehavior: () => ({
        resource_response: {
          data: { id: '1', recent_boards: ['1', '2', '3', '4'].map((id) => dataOf(id, ['1', '2'])) },
        },
      }),
    }),
  )
  const { policy } = defaultConfig
  const input = { policy, session: wren, pinId: null, isDesktop: true, memory: null }
  const actor = actorOn(externalBoardPickerLogic, input, { session: wren, api: { baseUrl } }).start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  expect(actor.getSnapshot().context.shortlist.map(({ id }) => id)).toEqual(['3', '4'])
  actor.stop()
})
