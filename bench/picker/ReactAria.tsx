import {
  Autocomplete,
  Input,
  ListBox,
  ListBoxItem,
  ListLayout,
  SearchField,
  useFilter,
  Virtualizer,
} from 'react-aria-components'
import { type PickerProps, Row, rowHeight, useSortedBoards } from './subject.tsx'

/** React Aria's filtered list, virtualized by its own Virtualizer. */
export function Picker({ boards }: PickerProps) {
  const sorted = useSortedBoards(boards)
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <div className="picker">
      <Autocomplete filter={contains}>
        <SearchField aria-label="Search">
          <Input />
        </SearchField>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight }}>
          <ListBox className="list" aria-label="Boards" items={sorted} selectionMode="single">
            {(board) => (
              <ListBoxItem className="row" id={board.id} textValue={board.name}>
                <Row board={board} />
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Autocomplete>
    </div>
  )
}
