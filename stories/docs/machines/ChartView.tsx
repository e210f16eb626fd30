import { measure, rowsOf, type Chart, type ChartEdge, type ChartNode } from './chart.ts'
import { tone } from './tones.ts'

/** A link to the story that shows a state. */
export interface StoryLink {
  readonly href: string
  readonly open: () => void
}

interface ChartViewProps {
  readonly chart: Chart
  /** The active states and their ancestors, as `<machine>.<path>`. Default: none. */
  readonly states?: ReadonlySet<string> | undefined
  /** The last event and the states that were active before it, used to highlight its arrow. */
  readonly taken?: { readonly type: string; readonly from: ReadonlySet<string> } | undefined
  /** The story that shows a state; null for a state without one. Default: null for all. */
  readonly storyOf?: ((state: string) => StoryLink | null) | undefined
  /** 1 is the layout's own size. Default: 1. */
  readonly zoom?: number | undefined
}

const none: ReadonlySet<string> = new Set()
const noStory = () => null

/**
 * A machine's chart. Active states are highlighted; clicking a state opens the story that shows it. Uses the tab's colors inside the tab,
 * and follows the page's `color-scheme` elsewhere.
 */
export function ChartView({ chart, states = none, taken, storyOf = noStory, zoom = 1 }: ChartViewProps) {
  const { id, width, height, nodes, edges } = chart
  const leaves = nodes.filter(
    (node) => states.has(node.id) && (node.kind === 'atomic' || node.kind === 'final'),
  )
  const active = leaves.map((node) => node.id).join(', ') || 'none'
  return (
    <svg
      role="group"
      aria-label={states.size > 0 ? `Statechart of ${id}. Active: ${active}` : `Statechart of ${id}`}
      width={width * zoom}
      height={height * zoom}
      viewBox={`0 0 ${width} ${height}`}
      // Only states with a link are clickable; labels drawn over them must let clicks through.
      style={{ display: 'block', fontSize: 11, lineHeight: 1.2, pointerEvents: 'none' }}
    >
      {nodes.map((node) => (
        <State key={node.id} node={node} isLit={states.has(node.id)} link={storyOf(node.id)} />
      ))}
      {edges.map((edge) => (
        <Arrow
          key={`${edge.source} ${edge.target}`}
          edge={edge}
          isLit={Boolean(taken && isTaken(edge, states, taken))}
        />
      ))}
    </svg>
  )
}

const isTaken = (
  { source, target, types }: ChartEdge,
  now: ReadonlySet<string>,
  { type, from }: NonNullable<ChartViewProps['taken']>,
) => types.includes(type) && from.has(source) && now.has(target)

function State({ node, isLit, link }: { node: ChartNode; isLit: boolean; link: StoryLink | null }) {
  const { id, name, kind, isInitial, notes, x, y, width, height } = node
  const isAround = kind === 'compound' || kind === 'parallel'
  const fill = isAround ? tone('around') : tone(isLit ? 'lit' : 'box')
  const stroke = tone(isLit ? 'litLine' : 'line')
  const title = (
    <text
      x={x + measure.inset}
      y={y + 17}
      style={{ fill: tone('text'), fontWeight: 700, textDecoration: link ? 'underline' : 'none' }}
    >
      {name}
    </text>
  )
  return (
    <g data-state={id} data-active={isLit}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={6}
        style={{
          fill,
          stroke,
          strokeWidth: isLit ? 2.5 : 1,
          strokeDasharray: kind === 'parallel' ? '6 3' : 'none',
        }}
      />
      {kind === 'final' && (
        <rect
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={4}
          style={{ fill: 'none', stroke }}
        />
      )}
      {isInitial && <circle cx={x - 6} cy={y + 6} r={4} style={{ fill: tone('text') }} />}
      {link ? (
        <a
          href={link.href}
          style={{ pointerEvents: 'auto' }}
          aria-label={`${id}${isLit ? ', active' : ''}: open its story`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            link.open()
          }}
        >
          {!isAround && <rect x={x} y={y} width={width} height={height} style={{ fill: 'transparent' }} />}
          {title}
        </a>
      ) : (
        title
      )}
      {notes.map((note, index) => (
        <text
          // oxlint-disable-next-line react/no-array-index-key -- two lines can have the same text, and lines never move
          key={index}
          x={x + measure.inset}
          y={y + measure.title + 9 + index * measure.line}
          style={{ fill: tone(isLit && !isAround ? 'text' : 'muted') }}
        >
          {note}
        </text>
      ))}
    </g>
  )
}

function Arrow({ edge: { lines, points, label }, isLit }: { edge: ChartEdge; isLit: boolean }) {
  const color = tone(isLit ? 'litLine' : 'muted')
  const end = points.at(-1)
  const before = points.at(-2)
  if (!end || !before) return null
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI
  return (
    <g data-taken={isLit}>
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        style={{ fill: 'none', stroke: color, strokeWidth: isLit ? 2.5 : 1 }}
      />
      <path
        d="M0,0 L-8,-4 L-8,4 Z"
        transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
        style={{ fill: color }}
      />
      {rowsOf(lines).map((line, index) => (
        <text
          // oxlint-disable-next-line react/no-array-index-key -- two lines can have the same text, and lines never move
          key={index}
          x={label.x + 4}
          y={label.y + 11 + index * measure.line}
          style={{
            fill: color,
            fontWeight: isLit ? 700 : 400,
            stroke: tone('around'),
            strokeWidth: 3,
            paintOrder: 'stroke',
          }}
        >
          {line}
        </text>
      ))}
    </g>
  )
}
