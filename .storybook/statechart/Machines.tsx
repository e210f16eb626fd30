import { bare, tone } from '../../stories/docs/machines/tones.ts'
import { MachinePane, type MachinesProps } from './MachinePane.tsx'
import { paneRoom, treeRoom } from './paneRoom.ts'

/** The machines at a moment, each nested in the machine that runs it. A pane is as large as its chart asks for, if there is room. */
export function Machines({ parent = null, ...props }: MachinesProps & { readonly parent?: number | null }) {
  const { charts, direction, zoom } = props
  const { machines } = props.moment
  const layout = { machines, charts, direction, zoom }
  const keys = new Set(machines.map(({ key }) => key))
  const own = machines.filter((machine) =>
    parent === null ? machine.parent === null || !keys.has(machine.parent) : machine.parent === parent,
  )
  if (own.length === 0) return null
  const isRow = direction === 'row'
  const rooms = own.map((machine) => treeRoom(machine, layout))
  const width = (of: 'wanted' | 'least') => rooms.reduce((all, room) => all + room[of].width, 0)
  return (
    <ul
      style={{
        ...bare,
        display: 'flex',
        flexDirection: direction,
        gap: 6,
        flex: isRow ? `${width('wanted')} 1 0` : '0 1 auto',
        minWidth: isRow ? width('least') : 0,
        minHeight: 0,
        height: isRow ? '100%' : undefined,
      }}
    >
      {own.map((machine, index) => {
        const { wanted, least } = rooms[index] ?? treeRoom(machine, layout)
        const pane = paneRoom(machine, layout).wanted
        return (
          <li
            key={machine.key}
            style={{
              display: 'flex',
              flexDirection: direction,
              gap: 6,
              flex: isRow ? `${wanted.width} 1 0` : `0 1 ${wanted.height}px`,
              minWidth: isRow ? least.width : 0,
              minHeight: isRow ? 0 : least.height,
              maxHeight: isRow ? wanted.height : undefined,
              padding: 4,
              boxSizing: 'border-box',
              border: `1px solid ${tone('border')}`,
              borderRadius: 8,
              background: tone('around'),
            }}
          >
            <MachinePane
              {...props}
              machine={machine}
              runner={machines.find(({ key }) => key === machine.parent)?.id}
              flex={isRow ? `${pane.width} 1 0` : `0 1 ${pane.height}px`}
            />
            <Machines {...props} parent={machine.key} />
          </li>
        )
      })}
    </ul>
  )
}
