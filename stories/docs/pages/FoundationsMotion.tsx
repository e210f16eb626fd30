import { useState, useSyncExternalStore } from 'react'
import { motion } from '../../../src/theme/tokens.ts'
import { Code, DocTable, DocText } from '../frame/DocTable.tsx'
import { useToolbar } from '../frame/useToolbar.ts'

/** The purpose of each duration. */
const explains: Readonly<Record<keyof typeof motion, string>> = {
  120: 'Feedback of a control: a hovered button, a focused field, a checkbox, a switch.',
  200: 'Something appears: a dialog, a toast, the next step of a flow.',
  320: 'Something deserves attention: a board was created, a pin was saved, a sheet slides up.',
}

const QUERY = '(prefers-reduced-motion: reduce)'

function subscribe(notify: () => void) {
  const query = matchMedia(QUERY)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** Whether the system or the toolbar requests reduced motion. */
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

/** The durations, with their purpose and a live example. */
export function Motion() {
  const [isThere, setIsThere] = useState(false)
  const isStill = useIsStill()
  return (
    <>
      <DocText>
        <button type="button" onClick={() => setIsThere(!isThere)}>
          Play
        </button>
        {isStill && ' Reduced motion is on: changes are immediate.'}
      </DocText>
      <DocTable
        columns={{ Token: 16, Value: 14, Purpose: 50, Looks: 20 }}
        rows={Object.entries(motion).map(([name, value]) => ({
          key: name,
          cells: {
            Token: <Code>{`motion.${name}`}</Code>,
            Value: <Code>{value}</Code>,
            // SAFETY: the name comes from the group itself.
            Purpose: explains[Number(name) as keyof typeof motion],
            Looks: <Dot duration={isStill ? '0s' : value} isThere={isThere} />,
          },
        }))}
      />
    </>
  )
}
