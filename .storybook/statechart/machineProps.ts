import type { Chart } from './chart.ts'
import type { StoryLink } from './ChartView.tsx'
import type { Moment } from './protocol.ts'

export interface MachinesProps {
  readonly charts: Readonly<Record<string, Chart>>
  readonly moment: Moment
  /** The previous moment, whose active states are the source of the last event. */
  readonly before: Moment | undefined
  readonly storyOf: (state: string) => StoryLink | null
  /** 1 is the size of the layout; `fit` shows each chart completely. */
  readonly zoom: number | 'fit'
}
