import type { Chart } from './chart.ts'
import type { StoryLink } from './ChartView.tsx'
import type { Moment } from './protocol.ts'

export interface MachinesProps {
  readonly charts: Readonly<Record<string, Chart>>
  readonly moment: Moment
  /** The moment before: what it had active is where the last event came from. */
  readonly before: Moment | undefined
  readonly storyOf: (state: string) => StoryLink | null
  /** 1 is the size that the charts were laid out in; `fit` shows each of them whole. */
  readonly zoom: number | 'fit'
}
