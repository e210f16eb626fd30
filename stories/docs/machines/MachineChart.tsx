import { useEffect, useRef, useState } from 'react'
import { useTheme } from 'storybook/theming'
import { charts } from 'virtual:charts'
import { ChartView } from './ChartView.tsx'
import type { MachineName } from '../../../machines/registry.ts'
import states from '../../states.json'
import { DocText, useScheme } from '../frame/DocTable.tsx'

const stories: Readonly<Record<string, readonly string[]>> = states.states

const zooms = [0.5, 0.75, 1, 1.5]

/** The states listed in the page's address, `&lit=login.editing,login.banner`, and their ancestors. */
function litStates(search: string): ReadonlySet<string> {
  const named = new URLSearchParams(search).get('lit')?.split(',').filter(Boolean) ?? []
  return new Set(
    named.flatMap((state) => state.split('.').map((_, end, path) => path.slice(0, end + 1).join('.'))),
  )
}

/** The story of a state, or of its first substate that has one. */
function storyOf(state: string) {
  const name = state in stories ? state : Object.keys(stories).find((leaf) => leaf.startsWith(`${state}.`))
  const story = name === undefined ? undefined : stories[name]?.[0]
  if (story === undefined) return null
  const href = `./?path=/story/${story}`
  return { href, open: () => void window.open(href, '_top') }
}

/** A machine's chart in the page's colors. States link to their stories; a wide chart scrolls in its own box. */
export function MachineChart({ name }: { readonly name: MachineName }) {
  const [zoom, setZoom] = useState(1)
  const room = useRef<HTMLElement>(null)
  const { appBorderColor } = useTheme()
  const colorScheme = useScheme()
  const chart = charts[name]
  const [lit] = useState(() => litStates(globalThis.location?.search ?? ''))
  const first =
    chart?.nodes.findLast(({ id }) => lit.has(id)) ?? chart?.nodes.find(({ isInitial }) => isInitial)
  useEffect(() => {
    // Scrolls to a highlighted state or to the initial one, because the upper left corner of a wide chart is often empty.
    if (!room.current || !first) return
    room.current.scrollLeft = (first.x + first.width / 2) * zoom - room.current.clientWidth / 2
    if (lit.has(first.id))
      room.current.scrollTop = (first.y + first.height / 2) * zoom - room.current.clientHeight / 2
  }, [first, lit, zoom])
  if (!chart) return <p>It has no chart.</p>
  return (
    <figure style={{ margin: '16px 0', colorScheme }}>
      <section
        ref={room}
        aria-label={`Chart of ${name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
        tabIndex={0}
        style={{
          overflow: 'auto',
          maxBlockSize: '75vh',
          border: `1px solid ${appBorderColor}`,
          borderRadius: 6,
        }}
      >
        <ChartView chart={chart} states={lit} storyOf={storyOf} zoom={zoom} />
      </section>
      <figcaption>
        <DocText>
          The text below contains the same information.{' '}
          <label>
            Zoom{' '}
            <select value={zoom} onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}>
              {zooms.map((size) => (
                <option key={size} value={size}>
                  {size * 100} %
                </option>
              ))}
            </select>
          </label>
        </DocText>
      </figcaption>
    </figure>
  )
}
