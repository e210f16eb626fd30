import { Command } from 'cmdk'
import { inOrder, type PickerProps, Row } from './subject.tsx'

/** cmdk with its own filter. It has no virtualiser. */
export const Picker = ({ boards }: PickerProps) => (
  <Command className="picker" label="Search">
    <Command.Input />
    <Command.List className="list">
      {inOrder(boards).map((board) => (
        <Command.Item key={board.id} className="row" value={board.name}>
          <Row board={board} />
        </Command.Item>
      ))}
    </Command.List>
  </Command>
)
