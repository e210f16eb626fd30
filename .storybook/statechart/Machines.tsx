import { MachinePane, type MachinesProps } from './MachinePane.tsx'
import type { MachinePicture } from './protocol.ts'
import { bare, tone } from '../../stories/docs/machines/tones.ts'

/** Minimum width and height at which a machine's pane is readable. */
const NARROWEST = 240
const LOWEST = 150

/** The number of machines in this subtree, including itself. */
const weightOf = (machine: MachinePicture, all: readonly MachinePicture[]): number =>
  all.filter(({ parent }) => parent === machine.key).reduce((sum, child) => sum + weightOf(child, all), 1)

/** The machines at a moment, each nested in the machine that runs it. */
export function Machines({ parent = null, ...props }: MachinesProps & { readonly parent?: number | null }) {
  const { direction } = props
  const { machines } = props.moment
  const keys = new Set(machines.map(({ key }) => key))
  const own = machines.filter((machine) =>
    parent === null ? machine.parent === null || !keys.has(machine.parent) : machine.parent === parent,
  )
  const weight = own.reduce((sum, machine) => sum + weightOf(machine, machines), 0)
  if (own.length === 0) return null
  return (
    <ul
      style={{
        ...bare,
        display: 'flex',
        flexDirection: direction,
        gap: 6,
        flex: `${weight} 1 0`,
        minWidth: 0,
        minHeight: 0,
        height: '100%',
      }}
    >
      {own.map((machine) => (
        <li
          key={machine.key}
          style={{
            display: 'flex',
            flexDirection: direction,
            gap: 6,
            flex: `${weightOf(machine, machines)} 1 0`,
            minWidth: direction === 'row' ? weightOf(machine, machines) * NARROWEST : 0,
            minHeight: direction === 'column' ? weightOf(machine, machines) * LOWEST : 0,
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
          />
          <Machines {...props} parent={machine.key} />
        </li>
      ))}
    </ul>
  )
}
