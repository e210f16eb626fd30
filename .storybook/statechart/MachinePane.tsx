import { useLayoutEffect, useRef } from 'react'
import { ChartView } from './ChartView.tsx'
import type { MachinesProps } from './machineProps.ts'
import type { MachinePicture } from './protocol.ts'
import { leavesOf } from './stepsText.ts'
import { tone } from './tones.ts'
import { useDrag } from './useDrag.ts'
import { useSize } from './useSize.ts'

export interface MachinePaneProps extends MachinesProps {
  readonly machine: MachinePicture
  /** The name of the machine that runs it. */
  readonly runner: string | undefined
}

/** A machine: its name, active states, and chart, scrolled to the active states. */
export function MachinePane({ machine, runner, charts, moment, before, storyOf, zoom }: MachinePaneProps) {
  const chart = charts[machine.id]
  const room = useRef<HTMLDivElement>(null)
  const size = useSize(room)
  useDrag(room)
  const scale = zoom === 'fit' ? fitting(chart, size) : zoom
  const states = machine.states.join(' ')
  useLayoutEffect(() => {
    if (room.current) showLit(room.current)
  }, [states, scale, size])
  const from = before?.machines.find(({ key }) => key === machine.key)
  const taken =
    moment.event?.key === machine.key && from
      ? { type: moment.event.type, from: new Set(from.states) }
      : undefined
  return (
    <section
      aria-label={`Machine ${machine.id}`}
      style={{ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0 }}
    >
      <p
        style={{
          margin: 0,
          padding: '0 4px 4px',
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        <strong>{machine.id}</strong>
        <span style={{ color: tone('muted') }}>
          {runner && `, run by ${runner}`}
          {': '}
          {leavesOf(machine.states)
            .map((state) => state.slice(machine.id.length + 1))
            .join(', ')}
        </span>
      </p>
      <div
        ref={room}
        role="group"
        aria-label={`${machine.id}, scrolls`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
        tabIndex={0}
        style={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          display: 'flex',
          background: tone('box'),
          borderRadius: 5,
          cursor: 'grab',
        }}
      >
        {chart ? (
          <div style={{ margin: 'auto' }}>
            <ChartView
              chart={chart}
              states={new Set(machine.states)}
              taken={taken}
              storyOf={storyOf}
              zoom={scale}
            />
          </div>
        ) : (
          <p style={{ padding: 8, margin: 0 }}>
            {machine.id} has no chart. It is in {states}.
          </p>
        )}
      </div>
    </section>
  )
}

/** The zoom at which the entire chart is visible, at most 1. */
const fitting = (
  chart: { width: number; height: number } | undefined,
  room: { width: number; height: number } | null,
) => (chart && room ? Math.max(0.05, Math.min(1, room.width / chart.width, room.height / chart.height)) : 1)

/** Scrolls the pane, and nothing around it, to center the innermost active states. */
function showLit(room: HTMLElement) {
  const lit = [...room.querySelectorAll('[data-active="true"] > rect')].at(-1)
  if (!lit) return
  const [outer, inner] = [room.getBoundingClientRect(), lit.getBoundingClientRect()]
  room.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  room.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
}
