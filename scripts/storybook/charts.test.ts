import { describe, expect, it } from 'vitest'
import type { Box } from '../../stories/docs/machines/chart.ts'
import { registry } from '../../machines/registry.ts'
import { generate } from './charts.ts'

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

describe('Charts', async () => {
  const charts = await generate()

  it('include every machine', () =>
    expect(Object.keys(charts).toSorted()).toEqual(
      Object.values(registry)
        .map(({ id }) => id)
        .toSorted(),
    ))

  it.each(Object.values(charts))(
    'fit every state of $id within its parent, and route every arrow',
    (chart) => {
      const page: Box = { x: 0, y: 0, width: chart.width, height: chart.height }
      const boxes = new Map<string, Box>(chart.nodes.map((node) => [node.id, node]))
      const parentOf = (id: string) => boxes.get(id.slice(0, id.lastIndexOf('.'))) ?? page
      const outside = chart.nodes.filter((node) => !contains(parentOf(node.id), node))
      const unrouted = chart.edges.filter(({ points }) => points.length < 2)
      expect(outside.map(({ id }) => id)).toEqual([])
      expect(unrouted.map(({ source, target }) => `${source} → ${target}`)).toEqual([])
    },
  )

  it.each(Object.values(charts))('draw no label of $id over another label or a state', ({ nodes, edges }) => {
    const labelled = edges.filter(({ lines }) => lines.join(''))
    const boxes = nodes.filter(({ kind }) => kind === 'atomic' || kind === 'final')
    const overLabels = labelled.flatMap(({ label, lines }, index) =>
      labelled
        .slice(index + 1)
        .filter((other) => overlap(label, other.label))
        .map((other) => `${lines.join()} / ${other.lines.join()}`),
    )
    const overStates = labelled.flatMap(({ label, lines }) =>
      boxes.filter((box) => overlap(label, box)).map(({ id }) => `${lines.join()} / ${id}`),
    )
    expect([overLabels, overStates]).toEqual([[], []])
  })

  it('name events, guards and delays', () => {
    const lines = Object.values(charts).flatMap(({ edges }) => edges.flatMap((edge) => edge.lines))
    expect(lines).toContain('after requestTimeout [in saveToBoard.saving.hidden]')
    expect(lines).toContain('savePin done [isBoardNew]')
    expect(lines).toContain('step.cancelled')
  })
})
