import { useEffect, useRef } from 'react'
import type { Chart } from './chart.ts'
import { ChartView, type StoryLink } from './ChartView.tsx'
import type { MachinePicture, Moment } from './protocol.ts'
import { bare, tone } from './tones.ts'

export interface MachinesProps {
  readonly charts: Readonly<Record<string, Chart>>
  readonly moment: Moment
  /** The moment before: what it had active is where the last event came from. */
  readonly before: Moment | undefined
  readonly storyOf: (state: string) => StoryLink | null
  readonly zoom: number
}

/** The machines of a moment, each beside the one that runs it. */
export function Machines({ parent = null, ...props }: MachinesProps & { readonly parent?: number | null }) {
  const { machines } = props.moment
  const keys = new Set(machines.map(({ key }) => key))
  const own = machines.filter((machine) => (parent === null ? machine.parent === null || !keys.has(machine.parent) : machine.parent === parent))
  if (own.length === 0) return null
  return (
    <ul style={{ ...bare, display: 'flex', flexDirection: 'column', gap: 8 }}>
      {own.map((machine) => (
        <li key={machine.key} style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'flex-start' }}>
          <Machine {...props} machine={machine} />
          <Machines {...props} parent={machine.key} />
        </li>
      ))}
    </ul>
  )
}

function Machine({ machine, charts, moment, before, storyOf, zoom }: MachinesProps & { readonly machine: MachinePicture }) {
  const chart = charts[machine.id]
  const room = useRef<HTMLElement>(null)
  const states = machine.states.join(' ')
  useEffect(() => {
    // The smallest lit state comes into sight; the page around stays where it is.
    const box = room.current
    const lit = [...(box?.querySelectorAll('[data-active="true"] > rect') ?? [])].at(-1)
    if (!box || !lit) return
    const [outer, inner] = [box.getBoundingClientRect(), lit.getBoundingClientRect()]
    box.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
  }, [states, zoom])
  const isTaker = moment.event?.key === machine.key
  const from = before?.machines.find(({ key }) => key === machine.key)
  const taken = isTaker && moment.event && from ? { type: moment.event.type, from: new Set(from.states) } : undefined
  return (
    <section
      ref={room}
      aria-label={`Machine ${machine.id}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by key
      tabIndex={0}
      style={{ overflow: 'auto', maxWidth: 'min(100%, 720px)', maxHeight: 360, border: `1px solid ${tone('line')}`, borderRadius: 6, flex: 'none' }}
    >
      {chart ? (
        <ChartView chart={chart} states={new Set(machine.states)} taken={taken} storyOf={storyOf} zoom={zoom} />
      ) : (
        <p style={{ padding: 8, margin: 0 }}>{machine.id} has no chart: {states}</p>
      )}
    </section>
  )
}
