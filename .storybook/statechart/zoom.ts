import type { Box, Chart } from '../../stories/docs/machines/chart.ts'
import type { Size } from './useSize.ts'

/** 1 is the layout's own size; `near` shows the active states and their neighbours, `fit` the whole chart. */
export type Zoom = number | 'near' | 'fit'

/** The smallest zoom at which a chart's text can be read, and the smallest at which a pane's whole width is shown. */
const READABLE = 0.6
const COMFORTABLE = 0.75
const MARGIN = 16

const around = (boxes: readonly Box[]): Box | null => {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x)) - MARGIN
  const y = Math.min(...boxes.map((box) => box.y)) - MARGIN
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN
  return { x, y, width: right - x, height: bottom - y }
}

/** The innermost active states. */
const leavesIn = ({ nodes }: Chart, states: ReadonlySet<string>) =>
  nodes.filter(
    ({ id }) => states.has(id) && !nodes.some((node) => states.has(node.id) && node.id.startsWith(`${id}.`)),
  )

/** The part of a chart around its active states; null if none is active. */
export const activePart = (chart: Chart, states: ReadonlySet<string>): Box | null =>
  around(leavesIn(chart, states))

/**
 * The active states, the states one arrow away, and the labels of those arrows. Arrows from a state that contains an active one count too,
 * because they can be taken now.
 */
export function nearPart(chart: Chart, states: ReadonlySet<string>): Box | null {
  const leaves = leavesIn(chart, states)
  const ids = new Set(leaves.map(({ id }) => id))
  // The root has no arrows. A state that contains the active one would fill the whole chart.
  const arrows = chart.edges.filter(({ source, target }) => states.has(source) || ids.has(target))
  const neighbours = new Set(arrows.flatMap(({ source, target }) => [source, target]))
  const boxes = chart.nodes.filter(({ id }) => ids.has(id) || (neighbours.has(id) && !states.has(id)))
  const labels = arrows.flatMap(({ label }) => (label.width > 0 ? [label] : []))
  return around([...boxes, ...labels])
}

const fitting = (part: Size, room: Size, least: number) =>
  Math.max(least, Math.min(1, room.width / part.width, room.height / part.height))

/**
 * The scale at which a chart fits the available space. A chart that is not much wider than its pane is shown in its whole width; of a wider
 * one, distant neighbours are left out of sight rather than made too small to read.
 */
export function scaleOf(
  zoom: Zoom,
  chart: Chart | undefined,
  states: ReadonlySet<string>,
  room: Size | null,
) {
  if (typeof zoom === 'number') return zoom
  if (!chart || !room) return 1
  const part = zoom === 'near' ? nearPart(chart, states) : null
  if (!part) return fitting(chart, room, 0.05)
  const near = fitting(part, room, READABLE)
  const whole = room.width / chart.width
  return whole >= COMFORTABLE ? Math.min(near, whole) : near
}

/** Where to scroll a chart: to its active states and their neighbours if they fit, else to the active states. */
export function scrollOf(chart: Chart, states: ReadonlySet<string>, room: Size, scale: number) {
  const near = nearPart(chart, states)
  const fits = near && near.width * scale <= room.width + 1 && near.height * scale <= room.height + 1
  const part = fits ? near : activePart(chart, states)
  if (!part) return null
  return {
    left: (part.x + part.width / 2) * scale - room.width / 2,
    top: (part.y + part.height / 2) * scale - room.height / 2,
  }
}
