/** A point on a chart, in its own pixels from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A rectangle on a chart. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** One state of a machine. */
export interface ChartNode extends Box {
  /** `<machine>.<path>`; the machine's own id for its root. */
  readonly id: string
  readonly name: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** Whether its parent begins in it. */
  readonly isInitial: boolean
  /** What happens inside it: what it invokes, and the transitions that leave no state. */
  readonly notes: readonly string[]
}

/** All transitions from one state to another. */
export interface ChartEdge {
  readonly source: string
  readonly target: string
  /** The types of the events that take it, as XState names them. */
  readonly types: readonly string[]
  /** `event [guard]`, one a line. */
  readonly lines: readonly string[]
  readonly points: readonly Point[]
  /** Where the lines stand. */
  readonly label: Box
}

/** A machine laid out. Laid out by scripts/storybook/charts.ts, drawn by ChartView. */
export interface Chart {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly nodes: readonly ChartNode[]
  readonly edges: readonly ChartEdge[]
}

/** Sizes that the layout reserves and the drawing keeps, in pixels. Letters are as wide as the widest sans-serif ones usual. */
export const measure = { letter: 6.4, line: 14, title: 24, inset: 10 } as const

/** A longer line than this, in letters, breaks before its guard. */
const LONG = 22

/** The lines of an arrow as they are drawn: a guard stands under what it guards where both would be too wide. */
export const rowsOf = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => {
    const at = line.indexOf(' [')
    return at > 0 && line.length > LONG ? [line.slice(0, at), `\u2002${line.slice(at + 1)}`] : [line]
  })
