/** The pictures of ARCHITECTURE.md: the layers from the tables of the laws, and a flow from the imports of its files. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { importsOf } from '../laws/imports.ts'
import { layers, type Layer } from '../laws/layers.ts'
import { read } from '../laws/sources.ts'
import { drawGraph, type Arrow } from './drawGraph.ts'

/** What a layer does, and its color: 0 what all need, 1 what is drawn, 2 what decides and calls, 3 what joins them. */
const words: Readonly<Record<Layer, readonly [text: string, kind: number]>> = {
  'src/domain': ['pure rules', 0],
  'src/messages': ['the words', 0],
  'src/errors': ['one row per outcome', 0],
  'src/platform': ['browser APIs', 2],
  'src/api': ['one row per call', 2],
  machines: ['decide', 2],
  'src/theme': ['tokens', 1],
  'src/ui': ['primitives', 1],
  'src/views': ['draw data', 1],
  'src/flows': ['machine + view + effects', 3],
  mocks: ['a small backend', 0],
}

/** Only the direct steps: what a layer reaches by another one needs no arrow. */
function directOf(table: Readonly<Record<string, readonly string[]>>): Arrow[] {
  const reached = (from: string): readonly string[] =>
    (table[from] ?? []).concat((table[from] ?? []).flatMap(reached))
  return Object.entries(table).flatMap(([from, all]) =>
    all
      .filter((to) => all.every((other) => other === to || !reached(other).includes(to)))
      .map((to) => [from, to] as const),
  )
}

const drawLayers = () => {
  // A folder inside a layer counts as the layer.
  const names = Object.keys(layers)
  const table = Object.fromEntries(
    Object.entries<readonly string[]>(layers).map(([layer, all]) => [
      layer,
      all.map((path) => names.find((name) => path === name || path.startsWith(`${name}/`)) ?? path),
    ]),
  )
  const boxes = Object.entries(words).map(([id, [text, kind]]) => ({ id, title: id, text, kind }))
  return drawGraph('What each layer may import, by arrows that lead down.', boxes, directOf(table))
}

/** What a file of a flow is for, by the end of its name. */
const roles: readonly (readonly [end: RegExp, text: string, kind: number])[] = [
  [/View\.tsx$/, 'draws data', 1],
  [/\.machine\.ts$/, 'the chart', 2],
  [/\.setup\.ts$/, 'guards, actions, actors', 2],
  [/\.endpoints\.ts$/, 'its calls', 2],
  [/\.errors\.ts$/, 'its outcomes', 0],
  [/\.services\.ts$/, 'the machine with its calls', 3],
  [/\.connect\.ts$/, 'state from a snapshot', 3],
  [/\.effects\.ts$/, 'what leaves the flow', 3],
  [/Control\.tsx$/, 'joins them', 3],
  [/\.tsx$/, 'what an app mounts', 3],
]
const roleOf = (file: string) => roles.find(([end]) => end.test(file))

const drawFlow = () => {
  const own = globSync('{machines,src/flows}/people/follow/*.{ts,tsx}').filter(
    (file) => !/\.test\./.test(file),
  )
  const arrows = own.flatMap((from) =>
    importsOf(from, read(from)).flatMap(({ path, kind }) => {
      const isPart = own.includes(path) || /(?:View\.tsx|\.endpoints\.ts|people\.errors\.ts)$/.test(path)
      return isPart && kind !== 'dynamic' ? [[from, path] as const] : []
    }),
  )
  const table = Object.fromEntries(
    [...Map.groupBy(arrows, ([from]) => from)].map(([from, all]) => [from, all.map(([, to]) => to)]),
  )
  const boxes = [...new Set(arrows.flat())].toSorted().map((id) => {
    const [, text = '', kind = 0] = roleOf(id) ?? []
    return { id, title: basename(id), text, kind }
  })
  return drawGraph('The files of a flow, each with an arrow to what it imports.', boxes, directOf(table))
}

export const pictures = async (): Promise<Readonly<Record<string, string>>> => ({
  'docs/layers.svg': await drawLayers(),
  'docs/flow.svg': await drawFlow(),
})
