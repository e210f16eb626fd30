import Select from 'react-select'
import { listHeight, Row, type PickerProps } from './subject.tsx'

/** react-select, open, with its own filter. It has no virtualiser. */
export const Picker = ({ listed }: PickerProps) => (
  <div className="picker">
    <Select
      aria-label="Search"
      options={listed}
      getOptionLabel={({ name }) => name}
      getOptionValue={({ id }) => id}
      formatOptionLabel={(board) => <div className="row"><Row board={board} /></div>}
      maxMenuHeight={listHeight}
      menuIsOpen
    />
  </div>
)
