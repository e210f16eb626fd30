import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ElkModule from 'elkjs/lib/elk.bundled.js'
import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import {
  measure,
  rowsOf,
  type Chart,
  type ChartEdge,
  type ChartNode,
} from '../.storybook/statechart/chart.ts'
import { invokedBy, lineOf, nodesOf, stateName, transitionsOf } from '../.storybook/statechart/transitions.ts'
import { registry } from '../machines/registry.ts'

const file = join(import.meta.dirname, '../stories/charts.json')

/** Downwards, since what stands at an arrow is wide and low. */
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '3',
  'elk.spacing.labelNode': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  // These draw our machines smallest, of all that were tried.
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
}

const widthOf = (lines: readonly string[]) =>
  Math.ceil(Math.max(0, ...lines.map(({ length }) => length)) * measure.letter)

type Draft = Pick<ChartEdge, 'source' | 'target' | 'types' | 'lines'>

const isRoot = (node: AnyStateNode) => node.path.length === 0
const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)

/** Transitions that leave no state stand inside theirs; those of the whole machine too, since an arrow from all says less. */
function notesOf(node: AnyStateNode): string[] {
  const staying = transitionsOf(node).filter(({ target }) => !target?.length || isRoot(node))
  const lines = staying.map((transition) => {
    const goal = transition.target?.[0]
    return goal ? `${lineOf(transition)} to ${goal.path.join('.')}` : lineOf(transition)
  })
  return [...new Set([...invokedBy(node).map((name) => `does ${name}`), ...lines])]
}

/** One arrow for all transitions between the same two states. */
function draftsOf(root: AnyStateNode): Draft[] {
  const drafts = new Map<string, Draft>()
  for (const node of nodesOf(root).filter((each) => !isRoot(each))) {
    for (const transition of transitionsOf(node)) {
      for (const goal of transition.target ?? []) {
        const [source, target] = [stateName(node), stateName(goal)]
        const { types = [], lines = [] } = drafts.get(`${source} ${target}`) ?? {}
        drafts.set(`${source} ${target}`, {
          source,
          target,
          types: [...new Set([...types, transition.eventType])],
          lines: [...new Set([...lines, lineOf(transition)])],
        })
      }
    }
  }
  return [...drafts.values()]
}

function nodeFor(node: AnyStateNode): ElkNode {
  const notes = notesOf(node)
  const text = measure.title + notes.length * measure.line + measure.inset
  const width = Math.max(widthOf(notes), widthOf([node.key]) * 1.15) + measure.inset * 3
  const children = childrenOf(node).map(nodeFor)
  if (children.length === 0) return { id: stateName(node), width, height: text }
  const { inset } = measure
  return {
    id: stateName(node),
    children,
    // Those of the page do not reach what is in it.
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${text + inset},left=${inset * 2},bottom=${inset * 2},right=${inset * 2}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${text})`,
    },
  }
}

function edgeFor({ source, target, lines }: Draft, index: number): ElkExtendedEdge {
  const rows = rowsOf(lines)
  const label = {
    text: rows.join('\n'),
    width: widthOf(rows) + measure.inset,
    height: rows.length * measure.line,
  }
  return { id: `${index}`, sources: [source], targets: [target], labels: rows.join('') ? [label] : [] }
}

const whole = (value: number | undefined) => Math.round(value ?? 0)
const boxOf = ({ x, y, width, height }: { x?: number; y?: number; width?: number; height?: number }) => ({
  x: whole(x),
  y: whole(y),
  width: whole(width),
  height: whole(height),
})

const flat = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flat)]
const edgesOf = (node: ElkNode): ElkExtendedEdge[] => flat(node).flatMap(({ edges }) => edges ?? [])

/** Lays one machine out. The same machine is laid out the same each time. */
export async function layOut(machine: AnyStateMachine, elk: ELK): Promise<Chart> {
  const drafts = draftsOf(machine.root)
  const laid: ElkNode = await elk.layout({
    id: 'page',
    layoutOptions: options,
    children: [nodeFor(machine.root)],
    edges: drafts.map(edgeFor),
  })
  const boxes = new Map(flat(laid).map((node) => [node.id, boxOf(node)]))
  const routes = new Map(edgesOf(laid).map((edge) => [edge.id, edge]))
  const nodes = nodesOf(machine.root).map((node): ChartNode => {
    const { x, y, width, height } = boxes.get(stateName(node)) ?? boxOf({})
    const isInitial = node.parent?.type === 'compound' && node.parent.initial.target[0] === node
    return {
      id: stateName(node),
      name: node.key,
      kind: node.type,
      isInitial,
      notes: notesOf(node),
      x,
      y,
      width,
      height,
    }
  })
  const edges = drafts.map((draft, index): ChartEdge => {
    const { sections = [], labels = [] } = routes.get(`${index}`) ?? {}
    const points = sections.flatMap(({ startPoint, bendPoints, endPoint }) =>
      [startPoint, bendPoints ?? [], endPoint].flat(),
    )
    const { source, target, types, lines } = draft
    return {
      source,
      target,
      types,
      lines,
      points: points.map(({ x, y }) => ({ x: whole(x), y: whole(y) })),
      label: boxOf(labels[0] ?? {}),
    }
  })
  return { id: machine.id, width: whole(laid.width), height: whole(laid.height), nodes, edges }
}

// SAFETY: the package is CommonJS: its class is the module itself, or the module's default, as the runtime sees it.
const Elk = ('default' in ElkModule ? ElkModule.default : ElkModule) as new () => ELK

/** Every machine of the registry, laid out: one state or arrow a line, so that a change can be read. */
export async function chartsText(): Promise<string> {
  const elk = new Elk()
  const texts: string[] = []
  for (const machine of Object.values<AnyStateMachine>(registry)) {
    const { nodes, edges, ...chart } = await layOut(machine, elk)
    const lines = (values: readonly object[]) => values.map((value) => `\n${JSON.stringify(value)}`).join(',')
    const head = JSON.stringify(chart).slice(0, -1)
    texts.push(`${JSON.stringify(chart.id)}: ${head},"nodes":[${lines(nodes)}],"edges":[${lines(edges)}]}`)
  }
  return `{\n${texts.join(',\n')}\n}\n`
}

/** What is committed. */
export const readCharts = (): Promise<string> => readFile(file, 'utf8')

if (import.meta.main) {
  await writeFile(file, await chartsText())
  console.log('Laid out every machine: stories/charts.json')
}
