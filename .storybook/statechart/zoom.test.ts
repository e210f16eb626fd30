/** What the Statechart tab shows of a chart. */
import { describe, expect, it } from 'vitest'
import { activePart, nearPart, scaleOf, scrollOf } from './zoom.ts'
import type { Chart, ChartEdge, ChartNode } from '../../stories/docs/machines/chart.ts'

const state = (id: string, x: number, y: number): ChartNode => ({
  id,
  name: id,
  kind: 'atomic',
  isInitial: false,
  notes: [],
  x,
  y,
  width: 100,
  height: 40,
})
const arrow = (source: string, target: string): ChartEdge => ({
  source,
  target,
  types: ['next'],
  lines: [],
  points: [],
  label: { x: 0, y: 0, width: 0, height: 0 },
})

/** Four states in a column, each with an arrow to the next. */
const chart: Chart = {
  id: 'm',
  width: 200,
  height: 2000,
  nodes: [
    { ...state('m', 0, 0), kind: 'compound', width: 200, height: 2000 },
    state('m.a', 50, 50),
    state('m.b', 50, 250),
    state('m.c', 50, 450),
    state('m.d', 50, 1900),
  ],
  edges: [arrow('m.a', 'm.b'), arrow('m.b', 'm.c'), arrow('m.c', 'm.d')],
}
const inB = new Set(['m', 'm.b'])
const room = { width: 400, height: 480 }

describe('the part of a chart that is shown', () => {
  it('is the active state alone', () => expect(activePart(chart, inB)).toMatchObject({ y: 234, height: 72 }))

  it('includes the states before and after it, and no others', () =>
    expect(nearPart(chart, inB)).toMatchObject({ y: 34, height: 472 }))

  it('is nothing in a machine without states', () => expect(nearPart(chart, new Set())).toBeNull())
})

describe('the zoom', () => {
  it('never enlarges', () => expect(scaleOf('near', chart, inB, { width: 900, height: 900 })).toBe(1))

  it('shrinks the chart until neighbours fit', () =>
    expect(scaleOf('near', chart, inB, { width: 400, height: 354 })).toBeCloseTo(0.75))

  it('shows the whole width of a chart that is a little wider than its pane', () => {
    const wide = { ...chart, width: 500 }
    expect(scaleOf('near', wide, inB, { width: 400, height: 900 })).toBe(0.8)
    expect(scaleOf('near', { ...wide, width: 900 }, inB, { width: 400, height: 900 })).toBe(1)
  })

  it('stays readable, and then shows the active state without its neighbours', () => {
    const inC = new Set(['m', 'm.c'])
    expect(scaleOf('near', chart, inC, room)).toBe(0.6)
    expect(scrollOf(chart, inC, room, 0.6)?.top).toBeCloseTo(470 * 0.6 - 240)
  })

  it('scrolls to the middle of what fits', () => expect(scrollOf(chart, inB, room, 1)?.top).toBe(270 - 240))

  it('shows the whole chart, or the chosen zoom', () => {
    expect(scaleOf('fit', chart, inB, room)).toBeCloseTo(0.24)
    expect(scaleOf(1.5, chart, inB, room)).toBe(1.5)
  })
})
