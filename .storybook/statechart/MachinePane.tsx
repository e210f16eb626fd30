import { useLayoutEffect, useRef, type CSSProperties } from 'react'
import type { Chart } from '../../stories/docs/machines/chart.ts'
import { ChartView, type StoryLink } from '../../stories/docs/machines/ChartView.tsx'
import type { MachinePicture, Moment } from './protocol.ts'
import { leavesOf } from './stepsText.ts'
import { tone } from '../../stories/docs/machines/tones.ts'
import { useSize } from './useSize.ts'
import { scaleOf, scrollOf, type Zoom } from './zoom.ts'

export interface MachinesProps {
  readonly charts: Readonly<Record<string, Chart>>
  readonly moment: Moment
  /** The previous moment, whose active states are the source of the last event. */
  readonly before: Moment | undefined
  readonly storyOf: (state: string) => StoryLink | null
  /** The address of a machine's page with these states highlighted; null if the machine has no page. */
  readonly pageOf: (machine: string, states: readonly string[]) => string | null
  readonly zoom: Zoom
  /** Side by side, or stacked in a narrow tab. */
  readonly direction: 'row' | 'column'
}

interface MachinePaneProps extends MachinesProps {
  readonly machine: MachinePicture
  /** The name of the machine that invoked or spawned it. */
  readonly runner: string | undefined
  /** Its share of the room beside the machines that it runs. */
  readonly flex: CSSProperties['flex']
}

/** A machine: its name, active states, and chart, scrolled to the active states. */
export function MachinePane(props: MachinePaneProps) {
  const { machine, runner, flex, charts, moment, before, storyOf, pageOf, zoom } = props
  const chart = charts[machine.id]
  const room = useRef<HTMLDivElement>(null)
  const size = useSize(room)
  const states = new Set(machine.states)
  const scale = scaleOf(zoom, chart, states, size)
  const path = leavesOf(machine.states)
    .map((state) => state.slice(machine.id.length + 1))
    .filter(Boolean)
    .join(', ')
  const page = pageOf(machine.id, leavesOf(machine.states))
  const lit = machine.states.join(' ')
  useLayoutEffect(() => {
    const place = chart && size && scrollOf(chart, states, size, scale)
    if (place) room.current?.scrollTo({ ...place, behavior: 'instant' })
    // oxlint-disable-next-line react/exhaustive-deps -- `lit` is what `states` holds
  }, [chart, lit, scale, size])
  const from = before?.machines.find(({ key }) => key === machine.key)
  const taken =
    moment.event?.key === machine.key && from
      ? { type: moment.event.type, from: new Set(from.states) }
      : undefined
  return (
    <section
      aria-label={`Machine ${machine.id}`}
      style={{ display: 'flex', flexDirection: 'column', flex, minWidth: 0, minHeight: 0 }}
    >
      <div style={{ display: 'flex', gap: 8, padding: '0 4px 4px' }}>
        <p style={{ flex: 1, margin: 0, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}>
          <strong>{machine.id}</strong>
          <span style={{ color: tone('muted') }}>
            {runner && `, run by ${runner}`}
            {path && `: ${path}`}
          </span>
        </p>
        {chart && page && (
          <a href={page} target="_blank" rel="noreferrer" style={{ color: tone('litLine'), flex: 'none' }}>
            Open full size
          </a>
        )}
      </div>
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
        }}
      >
        {chart ? (
          <div style={{ margin: 'auto' }}>
            <ChartView chart={chart} states={states} taken={taken} storyOf={storyOf} zoom={scale} />
          </div>
        ) : (
          <p style={{ padding: 8, margin: 0 }}>
            {machine.id} has no chart. It is in {lit}.
          </p>
        )}
      </div>
    </section>
  )
}
