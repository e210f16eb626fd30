import type { ElkExtendedEdge, ElkNode } from 'elkjs'
import type { AnyStateNode } from 'xstate'
import { measure, rowsOf, type ChartEdge } from '../../stories/docs/machines/chart.ts'
import {
  invokedBy,
  lineOf,
  nodesOf,
  stateName,
  transitionsOf,
} from '../../.storybook/statechart/transitions.ts'

/** ELK's options. Layouts run downwards, because edge labels are wide and low. */
export const options = {
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
  // These two strategies gave the smallest charts of all combinations.
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
}

/** An edge before layout. */
export type Arrow = Pick<ChartEdge, 'source' | 'target' | 'types' | 'lines'>

const widthOf = (lines: readonly string[]) =>
  Math.ceil(Math.max(0, ...lines.map(({ length }) => length)) * measure.letter)

const isRoot = (node: AnyStateNode) => node.path.length === 0

/**
 * The lines inside a state's box: the actors it invokes, and the transitions without a target. The root's transitions are listed as well,
 * since an arrow from the root would not be readable.
 */
export function notesOf(node: AnyStateNode): string[] {
  const internal = transitionsOf(node).filter(({ target }) => !target?.length || isRoot(node))
  const lines = internal.map((transition) => {
    const goal = transition.target?.[0]
    return goal ? `${lineOf(transition)} to ${goal.path.join('.')}` : lineOf(transition)
  })
  return [...new Set([...invokedBy(node).map((name) => `does ${name}`), ...lines])]
}

/** Merges all transitions between the same two states into one arrow. */
export function arrowsOf(root: AnyStateNode): Arrow[] {
  const arrows = new Map<string, Arrow>()
  for (const node of nodesOf(root).filter((each) => !isRoot(each))) {
    for (const transition of transitionsOf(node)) {
      for (const goal of transition.target ?? []) {
        const [source, target] = [stateName(node), stateName(goal)]
        const { types = [], lines = [] } = arrows.get(`${source} ${target}`) ?? {}
        arrows.set(`${source} ${target}`, {
          source,
          target,
          types: [...new Set([...types, transition.eventType])],
          lines: [...new Set([...lines, lineOf(transition)])],
        })
      }
    }
  }
  return [...arrows.values()]
}

/** A state and its child states, as ELK's input. */
export function elkNode(node: AnyStateNode): ElkNode {
  const notes = notesOf(node)
  const { inset } = measure
  const height = measure.title + notes.length * measure.line + inset
  const width = Math.max(widthOf(notes), widthOf([node.key]) * 1.15) + inset * 3
  const children = Object.values(node.states).map(elkNode)
  if (children.length === 0) return { id: stateName(node), width, height }
  return {
    id: stateName(node),
    children,
    // ELK does not pass the page's options on to children.
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + inset},left=${inset * 2},bottom=${inset * 2},right=${inset * 2}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  }
}

/** An arrow as ELK's input. Its index is its id. */
export function elkEdge({ source, target, lines }: Arrow, index: number): ElkExtendedEdge {
  const rows = rowsOf(lines)
  const label = {
    text: rows.join('\n'),
    width: widthOf(rows) + measure.inset,
    height: rows.length * measure.line,
  }
  return { id: `${index}`, sources: [source], targets: [target], labels: rows.join('') ? [label] : [] }
}
