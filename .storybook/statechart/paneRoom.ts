import type { Chart } from '../../stories/docs/machines/chart.ts'
import type { MachinePicture } from './protocol.ts'
import type { Size } from './useSize.ts'
import type { Zoom } from './zoom.ts'

/** A pane that has less of its chart in sight is not readable. */
const NARROW = 240
const LOW = 150
/** Room for the name. */
const NAME = 170
/** A wider chart scrolls, so that it leaves room for the others. */
const WIDEST = 800
/** What a pane has around its chart: a line with its name, borders and padding. */
const AROUND = { width: 10, height: 42 }
const GAP = 6

interface Layout {
  readonly machines: readonly MachinePicture[]
  readonly charts: Readonly<Record<string, Chart>>
  readonly zoom: Zoom
  readonly direction: 'row' | 'column'
}

/** The room that a machine's own pane wants, and the least that it can do with. */
export function paneRoom({ id }: MachinePicture, { charts, zoom }: Layout) {
  const scale = typeof zoom === 'number' ? zoom : 1
  const { width = 0, height = 20 } = charts[id] ?? {}
  const wanted: Size = {
    width: Math.max(NAME, Math.min(width * scale, WIDEST) + AROUND.width),
    height: height * scale + AROUND.height,
  }
  return { wanted, least: { width: Math.min(NARROW, wanted.width), height: Math.min(LOW, wanted.height) } }
}

const along = (sizes: readonly Size[], direction: Layout['direction']): Size => {
  const gaps = GAP * Math.max(0, sizes.length - 1)
  const widths = sizes.map(({ width }) => width)
  const heights = sizes.map(({ height }) => height)
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, gaps)
  return direction === 'row'
    ? { width: sum(widths), height: Math.max(0, ...heights) }
    : { width: Math.max(0, ...widths), height: sum(heights) }
}

/** The same for a machine with all machines that it runs, which stand after it in the layout's direction. */
export function treeRoom(machine: MachinePicture, layout: Layout): { wanted: Size; least: Size } {
  const { machines, direction } = layout
  const children = machines.filter(({ parent }) => parent === machine.key)
  const rooms = [paneRoom(machine, layout), ...children.map((child) => treeRoom(child, layout))]
  // A machine that runs others is drawn as a frame around them.
  const frame = children.length > 0 ? AROUND.width : 0
  const framed = ({ width, height }: Size): Size => ({ width: width + frame, height: height + frame })
  return {
    wanted: framed(
      along(
        rooms.map(({ wanted }) => wanted),
        direction,
      ),
    ),
    least: framed(
      along(
        rooms.map(({ least }) => least),
        direction,
      ),
    ),
  }
}
