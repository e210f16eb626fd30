import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
// The flow loads it lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/views/people/boardSort/BoardSortChoice.tsx'
import { BoardPicker } from '../../../src/flows/saving/boardPicker/BoardPicker.tsx'
import { announces } from '../../../testing/journeys/page.steps.ts'
import { press, see, type Step, until } from '../../../testing/steps/steps.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { keys, picturesSettled, showsBoards } from '../boardPicker/boardPicker.journeys.ts'
import { PickerStage } from '../boardPicker/PickerStage.tsx'
import { beginsWith, isSortedBy, keepsFocus, sortsBy } from './boardSort.journeys.ts'

const meta = preview.meta({
  title: 'Saving/Sorting boards',
  component: BoardPicker,
  args: { pin: { id: '1', imageUrl: '/pins/lake.svg', color: '#4f7f8c' }, onChoose: fn(), onCreate: fn() },
  render: (args) => (
    <PickerStage>
      <BoardPicker {...args} />
    </PickerStage>
  ),
})

const resting = until('boardPicker.choosing.resting')
const inList = { state: 'boardPicker.choosing.resting', calls: ['readBoards.ok'] } as const
const byName = beginsWith('Åre in winter', 'Blue sofa')
const bySave = beginsWith('Weeknight suppers', 'Café corners')

export const ByName = meta.story({
  name: 'By name, as without a choice',
  ...driven(
    {
      session: wren,
      given: 'boards.sorted',
      steps: [resting, isSortedBy('A to Z'), byName, picturesSettled],
    },
    inList,
  ),
})

export const LastSaved = meta.story({
  name: 'Those saved to last come first',
  ...driven(
    {
      session: wren,
      given: 'boards.sorted',
      steps: [
        resting,
        sortsBy('Last saved'),
        bySave,
        isSortedBy('Last saved'),
        announces('8 boards'),
        picturesSettled,
      ],
    },
    inList,
  ),
})

export const BackAgain = meta.story({
  name: 'Back to the order by name: no call, all boards are there',
  ...driven(
    {
      session: wren,
      given: 'boards.sorted',
      steps: [resting, sortsBy('Last saved'), bySave, sortsBy('A to Z'), byName, picturesSettled],
    },
    inList,
  ),
})

export const Searched = meta.story({
  name: 'What is typed stays',
  ...driven(
    {
      session: wren,
      given: 'boards.sorted',
      steps: [
        resting,
        keys('blue'),
        sortsBy('Last saved'),
        resting,
        showsBoards('Blue sofa'),
        picturesSettled,
      ],
    },
    inList,
  ),
})

export const Reading = meta.story({
  name: 'Reading them in another order: the choice stays, with the focus',
  ...driven(
    {
      session: wren,
      given: 'boards.sortedNeverAnswers',
      steps: [resting, sortsBy('Last saved'), announces('Loading boards'), isSortedBy('Last saved')],
    },
    { state: 'boardPicker.loading' },
  ),
})

export const NotRead = meta.story({
  name: 'Not read in another order, then tried again',
  ...driven(
    {
      session: wren,
      given: 'boards.sortedFailsOnce',
      steps: [
        resting,
        sortsBy('Last saved'),
        see('Your boards could not be loaded.'),
        isSortedBy('Last saved'),
        press('Try again'),
        bySave,
        picturesSettled,
      ],
    },
    { state: 'boardPicker.choosing.resting', calls: ['readBoards.failed', 'readBoards.ok'] },
  ),
})

const byKeys: Step = [
  'Go from the search field back to the order by Shift and Tab, and choose "Last saved" by its first letter',
  async ({ page, user }) => {
    const order = await page.findByLabelText('Sort boards')
    page.getByRole('combobox', { name: 'Search boards' }).focus()
    await user.tab({ shift: true })
    await waitFor(() => expect(order).toHaveFocus())
    await user.selectOptions(order, 'Last saved')
  },
]
export const ByKeyboard = meta.story({
  name: 'Sorted by keyboard',
  ...driven(
    { session: wren, given: 'boards.sorted', steps: [resting, byKeys, bySave, keepsFocus, picturesSettled] },
    inList,
  ),
})

export const OnAPhoneRightToLeft = meta.story({
  name: 'On a phone, right to left, dark (J21)',
  ...inArabic(
    driven(
      {
        session: wren,
        given: 'boards.sorted',
        steps: [resting, sortsBy('آخر حفظ', 'ترتيب اللوحات'), resting, picturesSettled],
      },
      inList,
    ),
  ),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})
