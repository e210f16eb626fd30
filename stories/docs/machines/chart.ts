/** A point on a chart, in pixels from its upper left corner. */
interface Point {
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
  /** `<machine>.<path>`, or the machine's ID for the root. */
  readonly id: string
  readonly name: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** Whether this is its parent's initial state. */
  readonly isInitial: boolean
  /** Lines inside the state: its invoked actors and internal transitions. */
  readonly notes: readonly string[]
}

/** All transitions from one state to another. */
export interface ChartEdge {
  readonly source: string
  readonly target: string
  /** The types of the events that trigger it, as XState names them. */
  readonly types: readonly string[]
  /** One `event [guard]` per line. */
  readonly lines: readonly string[]
  readonly points: readonly Point[]
  /** The position of the lines. */
  readonly label: Box
}

/** The layout of a machine: computed by scripts/storybook/charts.ts, drawn by ChartView. */
export interface Chart {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly nodes: readonly ChartNode[]
  readonly edges: readonly ChartEdge[]
}

/** Sizes used by both layout and drawing, in pixels. The letter width is that of the widest common sans-serif font. */
export const measure = { letter: 6.4, line: 14, title: 24, inset: 10 } as const

/** Longer lines break before the guard, in letters. */
const LONG = 22

/** The lines of an arrow as drawn. A guard gets a line of its own if the line would be too wide. */
export const rowsOf = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => {
    const at = line.indexOf(' [')
    return at > 0 && line.length > LONG ? [line.slice(0, at), `\u2002${line.slice(at + 1)}`] : [line]
  })
