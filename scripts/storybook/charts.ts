import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs'
import ElkModule from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine } from 'xstate'
import type { Chart, ChartEdge, ChartNode } from '../../stories/docs/machines/chart.ts'
import { nodesOf, stateName } from '../../.storybook/statechart/transitions.ts'
import { registry } from '../../machines/registry.ts'
import { arrowsOf, elkEdge, elkNode, notesOf, options, type Arrow } from './elkGraph.ts'

const rounded = (value: number | undefined) => Math.round(value ?? 0)

const boxOf = ({ x, y, width, height }: { x?: number; y?: number; width?: number; height?: number }) => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
})

const flatten = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flatten)]

function chartNodes(machine: AnyStateMachine, layout: ElkNode): ChartNode[] {
  const boxes = new Map(flatten(layout).map((node) => [node.id, boxOf(node)]))
  return nodesOf(machine.root).map((node) => {
    const { x, y, width, height } = boxes.get(stateName(node)) ?? boxOf({})
    const isInitial = node.parent?.type === 'compound' && node.parent.initial.target[0] === node
    const notes = notesOf(node)
    return { id: stateName(node), name: node.key, kind: node.type, isInitial, notes, x, y, width, height }
  })
}

function chartEdges(arrows: readonly Arrow[], layout: ElkNode): ChartEdge[] {
  const edges = flatten(layout).flatMap((node): ElkExtendedEdge[] => node.edges ?? [])
  const routes = new Map(edges.map((edge) => [edge.id, edge]))
  return arrows.map((arrow, index) => {
    const { sections = [], labels = [] } = routes.get(`${index}`) ?? {}
    const points = sections.flatMap(({ startPoint, bendPoints, endPoint }) =>
      [startPoint, bendPoints ?? [], endPoint].flat(),
    )
    const { source, target, types, lines } = arrow
    return {
      source,
      target,
      types,
      lines,
      points: points.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })),
      label: boxOf(labels[0] ?? {}),
    }
  })
}

/** Lays out one machine. The result is deterministic. */
async function layOut(machine: AnyStateMachine, elk: ELK): Promise<Chart> {
  const arrows = arrowsOf(machine.root)
  const layout: ElkNode = await elk.layout({
    id: 'page',
    layoutOptions: options,
    children: [elkNode(machine.root)],
    edges: arrows.map(elkEdge),
  })
  return {
    id: machine.id,
    width: rounded(layout.width),
    height: rounded(layout.height),
    nodes: chartNodes(machine, layout),
    edges: chartEdges(arrows, layout),
  }
}

// SAFETY: the package is CommonJS; the class is the module itself or its default export, depending on the runtime.
const Elk = ('default' in ElkModule ? ElkModule.default : ElkModule) as new () => ELK

/** Lays out every machine of the registry, which takes about a second. Stories import the result from `virtual:charts`. */
export async function generate(): Promise<Readonly<Record<string, Chart>>> {
  const elk = new Elk()
  const charts: Record<string, Chart> = {}
  for (const machine of Object.values<AnyStateMachine>(registry))
    charts[machine.id] = await layOut(machine, elk)
  return charts
}
