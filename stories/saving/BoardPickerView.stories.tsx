import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { manyBoards } from '../../mocks/fixtures/manyBoards.ts'
import type { Board } from '../../src/domain/saving/board.ts'
import { BoardPickerView } from '../../src/views/saving/boardPicker/BoardPickerView.tsx'
import type { BoardPickerViewProps } from '../../src/views/saving/boardPicker/BoardPickerView.types.ts'
import { PickerStage } from './PickerStage.tsx'

const boards: readonly Board[] = manyBoards(40).map(
  ({ id, name, layout, coverUrl, privacy, ownerId, collaboratorIds, pinCount }) => ({
    id,
    name,
    url: '',
    layout,
    coverUrl,
    privacy,
    isCollaborative: collaboratorIds.length > 0,
    sectionCount: 0,
    pinCount,
    ownerId,
    collaboratorIds,
    isCollaboratedByMe: false,
    isArchived: false,
    coverImages: [],
  }),
)

const pickerArgs = {
  status: 'ready',
  topChoices: boards.slice(0, 2),
  boards,
  hasHeadings: true,
  isSearchable: true,
  query: '',
  highlighted: 3,
  suggestions: ['Lakes at dawn'],
  pinnedTo: 'Blue sofas',
  more: 'none',
  onSearch: fn<BoardPickerViewProps['onSearch']>(),
  onHighlight: fn<BoardPickerViewProps['onHighlight']>(),
  onEnter: fn(),
  onChoose: fn(),
  onCreate: fn<BoardPickerViewProps['onCreate']>(),
  onRetry: fn(),
  onNearEnd: fn(),
} as const satisfies BoardPickerViewProps

const meta = preview.meta({
  title: 'Saving/Board picker/View',
  tags: ['autodocs'],
  component: BoardPickerView,
  args: pickerArgs,
  render: (args) => (
    <PickerStage>
      <BoardPickerView {...args} />
    </PickerStage>
  ),
})

export const Playground = meta.story({
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
      await userEvent.click(screen.getByRole('option', { name: /Café rooms/ }))
      await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Café rooms' }))
      await userEvent.click(screen.getByRole('button', { name: 'Lakes at dawn' }))
      await userEvent.click(screen.getByRole('button', { name: 'Create board' }))
      await expect(args.onCreate.mock.calls).toEqual([['Lakes at dawn'], []])
      await userEvent.clear(field)
    })
    field.blur()
  },
})
