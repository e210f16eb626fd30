import type { Chart } from '../../stories/docs/machines/chart.ts'
import type { StoryLink } from '../../stories/docs/machines/ChartView.tsx'
import type { Moment } from './protocol.ts'
import type { Zoom } from './zoom.ts'

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
