import { Command } from 'cmdk'
import { Row, type PickerProps } from './subject.tsx'

/** cmdk with its own filter. It has no virtualiser. */
export const Picker = ({ listed }: PickerProps) => (
  <Command className="picker" label="Search">
    <Command.Input />
    <Command.List className="list">
      {listed.map((board) => (
        <Command.Item key={board.id} className="row" value={board.name}>
          <Row board={board} />
        </Command.Item>
      ))}
    </Command.List>
  </Command>
)
