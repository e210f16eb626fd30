import { fn } from 'storybook/test'
import { manyBoards } from '../../mocks/fixtures/manyBoards.ts'
import type { Board } from '../../src/domain/saving/board.ts'
import type { BoardPickerViewProps } from '../../src/views/saving/boardPicker/BoardPickerView.types.ts'

/** This many boards of one member. */
export const boardsOf = (count: number): readonly Board[] =>
  manyBoards(count).map(({ id, name, layout, coverUrl, privacy, ownerId, collaboratorIds, pinCount }) => ({
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
  }))

const boards = boardsOf(40)

/** A picker with forty boards. */
export const pickerArgs = {
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
