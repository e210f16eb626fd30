import Select from 'react-select'
import { inOrder, listHeight, type PickerProps, Row } from './subject.tsx'

/** react-select, open, with its own filter. It has no virtualiser. */
export const Picker = ({ boards }: PickerProps) => (
  <div className="picker">
    <Select
      aria-label="Search"
      options={inOrder(boards)}
      getOptionLabel={({ name }) => name}
      getOptionValue={({ id }) => id}
      formatOptionLabel={(board) => (
        <div className="row">
          <Row board={board} />
        </div>
      )}
      maxMenuHeight={listHeight}
      menuIsOpen
    />
  </div>
)
