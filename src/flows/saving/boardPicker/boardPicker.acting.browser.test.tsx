import { expect, it } from 'vitest'
import { boardOf } from '../../../../testing/machines/saving.ts'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { mount as handlersOf } from '../../../../mocks/handlers/handler.ts'
import { boardData } from '../../../../mocks/handlers/saving/boards.ts'
import { answerWith, modes } from '../../../../testing/stage/mountFlow.tsx'
import { soon } from '../../../../testing/stage/person.ts'
import { nameOf, options } from '../testing/pickerPage.ts'
import { BoardPicker } from './BoardPicker.tsx'

const nothing = () => undefined
const boards = [boardOf('1', 'Mine'), boardOf('2', 'Bakery', { ownerId: '701' })]

it.each([
  ['701', ['Bakery', 'Mine']],
  ['702', ['Mine']],
  [null, ['Mine']],
])('BA9 acting for %j, the picker offers %j', async (actingFor, expected) => {
  answerWith(
    ...handlersOf({
      readBoards: () => ({
        resource_response: {
          data: { all_boards: boards.map(boardData), boards_shortlist: [], bookmark: null },
        },
      }),
    }),
  )
  const [[, mount]] = modes
  mount(<BoardPicker pin={{ id: '1' }} onChoose={nothing} onCreate={nothing} />, { session: wren, actingFor })
  await soon(() => expect(options().map(nameOf)).toEqual(expected))
})
