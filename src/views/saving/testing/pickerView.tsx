import { BoardPickerView } from '../boardPicker/BoardPickerView.tsx'
import type { BoardPickerViewProps } from '../boardPicker/BoardPickerView.types.ts'

const ignore = () => undefined

/** The picker's view with a search field, and without boards unless given. */
export const pickerView = (own: Partial<BoardPickerViewProps>) => (
  <BoardPickerView
    status="ready"
    topChoices={[]}
    boards={[]}
    hasHeadings={false}
    isSearchable
    query=""
    highlighted={-1}
    suggestions={[]}
    pinnedTo={null}
    more="none"
    onSearch={ignore}
    onHighlight={ignore}
    onEnter={ignore}
    onChoose={ignore}
    onCreate={ignore}
    onRetry={ignore}
    onNearEnd={ignore}
    {...own}
  />
)
