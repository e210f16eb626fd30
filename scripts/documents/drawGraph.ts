/** Draws boxes and arrows as an SVG file, in the reader's color scheme. The layout is ELK's, so nothing is placed by hand. */
import ElkModule from 'elkjs/lib/elk.bundled.js'
import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs'

// SAFETY: the bundle is CommonJS, whose default export is the class.
const Elk = ElkModule as unknown as new () => ELK

export interface Box {
  readonly id: string
  readonly title: string
  /** A second line, what it is for. */
  readonly text: string
  /** Boxes of one kind have one color. */
  readonly kind: number
}

/** From the box that knows to the one that is known. */
export type Arrow = readonly [from: string, to: string]

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '44',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
}

const margin = 16
const height = 50
const letter = { title: 8.2, text: 6.4 }

const style = `
.box { stroke-width: 1.5 } .line { fill: none; stroke: #8d827c; stroke-width: 1.5 } .head { fill: #8d827c }
text { font-family: system-ui, sans-serif; text-anchor: middle; fill: #1d1816 } .title { font-size: 14px; font-weight: 600 } .text { font-size: 12px; fill: #655c57 }
.k0 { fill: #faf8f6; stroke: #8d827c } .k1 { fill: #eaf6ef; stroke: #146c3d } .k2 { fill: #e8f0fd; stroke: #1c5fd4 } .k3 { fill: #fdeae6; stroke: #cb3a22 }
@media (prefers-color-scheme: dark) {
  text { fill: #f6f1ee } .text { fill: #bfb5b0 } .line { stroke: #8f837d } .head { fill: #8f837d }
  .k0 { fill: #211d1b; stroke: #8f837d } .k1 { fill: #14291d; stroke: #7ad6a2 } .k2 { fill: #16233d; stroke: #8fbcff } .k3 { fill: #3a1a14; stroke: #ff9a86 }
}`

const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const round = (value = 0) => Math.round(value * 10) / 10

function boxOf({ title, text, kind }: Box, { x = 0, y = 0, width = 0 }: ElkNode): string {
  const middle = round(x + width / 2)
  return [
    `<rect class="box k${kind}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${height}" rx="10"/>`,
    `<text class="title" x="${middle}" y="${round(y + 21)}">${plain(title)}</text>`,
    `<text class="text" x="${middle}" y="${round(y + 39)}">${plain(text)}</text>`,
  ].join('\n')
}

/** `title` is read out in place of the picture. */
export async function drawGraph(
  title: string,
  boxes: readonly Box[],
  arrows: readonly Arrow[],
): Promise<string> {
  const widthOf = (box: Box) =>
    Math.ceil(Math.max(box.title.length * letter.title, box.text.length * letter.text) + 28)
  const laid: ElkNode & { edges?: ElkExtendedEdge[] } = await new Elk().layout<ElkNode>({
    id: 'root',
    layoutOptions: options,
    children: boxes.map((box) => ({ id: box.id, width: widthOf(box), height })),
    edges: arrows.map(([from, to]) => ({ id: `${from} ${to}`, sources: [from], targets: [to] })),
  })
  const placed = new Map(laid.children?.map((node) => [node.id, node]))
  const lines = (laid.edges ?? []).flatMap(({ sections = [] }) =>
    sections.map(({ startPoint, bendPoints = [], endPoint }) => {
      const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${round(x)},${round(y)}`)
      return `<polyline class="line" points="${points.join(' ')}" marker-end="url(#head)"/>`
    }),
  )
  const drawn = boxes.map((box) => boxOf(box, placed.get(box.id) ?? { id: box.id }))
  const size = [laid.width, laid.height].map((value = 0) => Math.ceil(value + margin * 2))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="${-margin} ${-margin} ${size.join(' ')}" role="img">`,
    `<title>${plain(title)}</title>`,
    `<style>${style}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>',
    ...lines,
    ...drawn,
    '</svg>\n',
  ].join('\n')
}
