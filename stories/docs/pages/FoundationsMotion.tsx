import { useState, useSyncExternalStore } from 'react'
import { motion } from '../../../src/theme/tokens.ts'
import { Code, DocTable, DocText } from '../frame/DocTable.tsx'
import { useToolbar } from '../frame/useToolbar.ts'

/** What a change of each length explains. */
const explains: Readonly<Record<keyof typeof motion, string>> = {
  120: 'A control answers: the colour of a button under the pointer, the edge of a field with the focus, a tick, a switch.',
  200: 'Something comes: a dialog, a toast, the next step of a flow from the side that it lies on.',
  320: 'Something is to be noticed: a board was created, a pin was saved, a sheet rises by itself.',
}

const QUERY = '(prefers-reduced-motion: reduce)'

function subscribe(tell: () => void) {
  const query = matchMedia(QUERY)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether the system or the toolbar asks for less motion. */
function useIsStill(): boolean {
  const isSystemStill = useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
  return useToolbar()['motion'] === 'reduced' || isSystemStill
}

const Dot = ({ duration, isThere }: { readonly duration: string; readonly isThere: boolean }) => (
  <span
    style={{
      display: 'block',
      position: 'relative',
      inlineSize: 120,
      blockSize: 16,
      borderRadius: 8,
      border: '1px solid #8d827c',
    }}
  >
    <span
      style={{
        position: 'absolute',
        insetBlockStart: 1,
        insetInlineStart: 1,
        inlineSize: 12,
        blockSize: 12,
        borderRadius: 6,
        background: '#cb3a22',
        transform: isThere ? 'translateX(104px)' : 'none',
        transition: `transform ${duration} ease-out`,
      }}
    />
  </span>
)

/** The durations, what each explains, and how long it lasts to the eye. */
export function Motion() {
  const [isThere, setIsThere] = useState(false)
  const isStill = useIsStill()
  return (
    <>
      <DocText>
        <button type="button" onClick={() => setIsThere(!isThere)}>
          Play
        </button>
        {isStill && ' Reduced motion is asked for: nothing moves, it only changes.'}
      </DocText>
      <DocTable
        columns={{ Token: 16, Value: 14, 'What it explains': 50, Looks: 20 }}
        rows={Object.entries(motion).map(([name, value]) => ({
          key: name,
          cells: {
            Token: <Code>{`motion.${name}`}</Code>,
            Value: <Code>{value}</Code>,
            // SAFETY: a name of the group itself.
            'What it explains': explains[Number(name) as keyof typeof motion],
            Looks: <Dot duration={isStill ? '0s' : value} isThere={isThere} />,
          },
        }))}
      />
    </>
  )
}
