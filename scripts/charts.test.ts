import { describe, expect, it } from 'vitest'
import type { Box, Chart } from '../.storybook/statechart/chart.ts'
import { registry } from '../machines/registry.ts'
import { chartsText, readCharts } from './charts.ts'

const isOver = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe('stories/charts.json', async () => {
  const text = await chartsText()
  const charts: Record<string, Chart> = JSON.parse(text)

  it('is what the machines say; `npm run charts` writes it anew', async () => {
    expect((await readCharts()) === text, 'stories/charts.json is stale: run `npm run charts`').toBe(true)
  })

  it('has a chart of every machine', () =>
    expect(Object.keys(charts).toSorted()).toEqual(
      Object.values(registry)
        .map(({ id }) => id)
        .toSorted(),
    ))

  it.each(Object.values(charts))(
    '$id has room for every state within the state around it, and a way for every arrow',
    (chart) => {
      const boxes = new Map(chart.nodes.map((node) => [node.id, node]))
      const outside = chart.nodes.filter((node) => {
        const around = boxes.get(node.id.slice(0, node.id.lastIndexOf('.'))) ?? {
          x: 0,
          y: 0,
          width: chart.width,
          height: chart.height,
        }
        return (
          node.x < around.x ||
          node.y < around.y ||
          node.x + node.width > around.x + around.width ||
          node.y + node.height > around.y + around.height
        )
      })
      expect(outside.map(({ id }) => id)).toEqual([])
      expect(
        chart.edges
          .filter(({ points }) => points.length < 2)
          .map(({ source, target }) => `${source} → ${target}`),
      ).toEqual([])
    },
  )

  it.each(Object.values(charts))('$id has no words over other words or over a state', ({ nodes, edges }) => {
    const labelled = edges.filter(({ lines }) => lines.join(''))
    const boxes = nodes.filter(({ kind }) => kind === 'atomic' || kind === 'final')
    const overLabels = labelled.flatMap(({ label, lines }, index) =>
      labelled
        .slice(index + 1)
        .filter((other) => isOver(label, other.label))
        .map((other) => `${lines.join()} / ${other.lines.join()}`),
    )
    const overStates = labelled.flatMap(({ label, lines }) =>
      boxes.filter((box) => isOver(label, box)).map(({ id }) => `${lines.join()} / ${id}`),
    )
    expect([overLabels, overStates]).toEqual([[], []])
  })

  it('says events, guards and delays', () => {
    const lines = Object.values(charts).flatMap(({ edges }) => edges.flatMap((edge) => edge.lines))
    expect(lines).toContain('after requestTimeout [in saveToBoard.saving.hidden]')
    expect(lines).toContain('savePin done [isBoardNew]')
    expect(lines).toContain('step.cancelled')
  })
})
