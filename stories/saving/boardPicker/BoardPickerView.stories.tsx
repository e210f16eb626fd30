import { expect, screen, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import type { Board } from '../../../src/domain/saving/board.ts'
import { BoardPickerView } from '../../../src/views/saving/boardPicker/BoardPickerView.tsx'
import { presets } from '../../../testing/controls.ts'
import { picturesLoad } from '../../../testing/steps/pictures.ts'
import { boardsOf, pickerArgs } from '../../../testing/stage/pickerArgs.ts'
import { PickerStage } from './PickerStage.tsx'

const boards = boardsOf(40)

const amounts = presets<string, readonly Board[]>({
  'No board': [],
  '3 boards': boardsOf(3),
  '50 boards': boardsOf(50),
  '10,000 boards': boardsOf(10_000),
})
const topChoices = presets<string, readonly Board[]>({ None: [], Two: boards.slice(0, 2) })
const suggestions = presets<string, readonly string[]>({
  None: [],
  One: ['Lakes at dawn'],
  Four: ['Lakes at dawn', 'Quiet water', 'Cabins', 'Weekends away'],
})

const meta = preview.meta({
  title: 'Saving/Board picker view',
  tags: ['autodocs'],
  component: BoardPickerView,
  args: pickerArgs,
  render: (args) => (
    <PickerStage>
      <BoardPickerView {...args} />
    </PickerStage>
  ),
})

/** Nothing is typed, highlighted or saved yet. */
export const Playground = meta.story({
  args: {
    boards: amounts.named('50 boards'),
    topChoices: topChoices.named('Two'),
    suggestions: suggestions.named('One'),
    highlighted: -1,
    pinnedTo: null,
  },
  argTypes: {
    boards: amounts.argType,
    topChoices: topChoices.argType,
    suggestions: suggestions.argType,
    status: { control: { type: 'radio', labels: { loading: 'Loading', failed: 'Failed', ready: 'Shown' } } },
    more: {
      control: {
        type: 'radio',
        labels: { none: 'All are shown', waiting: 'There are more', loading: 'Loading', failed: 'Failed' },
      },
    },
    pinnedTo: { control: 'text' },
    busyId: {
      control: { type: 'select', labels: { [boards[0]?.id ?? '']: 'The first' } },
      options: [null, boards[0]?.id],
    },
  },
  play: picturesLoad,
})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ args, step }) => {
    const field = screen.getByRole('combobox', { name: 'Search boards' })
    await step('J10 keys report where the highlight moves, and Enter chooses', async () => {
      await userEvent.type(field, '{ArrowDown}{ArrowUp}{Home}{End}{Enter}')
      await expect(args.onHighlight.mock.calls.map(([to]) => to)).toEqual([4, 2, 0, 41])
      await expect(args.onEnter).toHaveBeenCalledTimes(1)
    })
    await step('Typing, clicks and buttons are reported', async () => {
      await userEvent.type(field, 'so')
      await expect(args.onSearch).toHaveBeenLastCalledWith('so')
      await userEvent.click(screen.getByRole('option', { name: /Flat whites/ }))
      await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Flat whites' }))
      await userEvent.click(screen.getByRole('button', { name: 'Lakes at dawn' }))
      await userEvent.click(screen.getByRole('button', { name: 'Create board' }))
      await expect(args.onCreate.mock.calls).toEqual([['Lakes at dawn'], []])
      await userEvent.clear(field)
    })
    field.blur()
  },
})
