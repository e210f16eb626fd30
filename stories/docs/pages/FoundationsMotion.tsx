import { useState } from 'react'
import { motion } from '../../../src/theme/tokens.ts'
import { Code, DocTable, DocText } from '../frame/DocTable.tsx'
import { useToolbar } from '../frame/useToolbar.ts'

/** The purpose of each duration. */
const explains: Readonly<Record<keyof typeof motion, string>> = {
  120: 'Feedback of a control: a hovered button, a focused field, a checkbox, a switch.',
  200: 'Something appears: a dialog, a toast, the next step of a flow.',
  320: 'Something deserves attention: a board was created, a pin was saved, a sheet slides up.',
}

const Dot = ({ duration, isThere }: { readonly duration: string; readonly isThere: boolean }) => (
  <span
    style={{
      display: 'block',
      inlineSize: 16,
      blockSize: 16,
      borderRadius: 8,
      background: '#cb3a22',
      transform: isThere ? 'translateX(104px)' : 'none',
      transition: `transform ${duration} ease-out`,
    }}
  />
)

/** The durations, with their purpose and a live example. */
export function Motion() {
  const [isThere, setIsThere] = useState(false)
  const isStill =
    useToolbar()['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
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
          Token: <Code>{`motion.${name}`}</Code>,
          Value: <Code>{value}</Code>,
          // SAFETY: the name comes from the group itself.
          Purpose: explains[Number(name) as keyof typeof motion],
          Looks: <Dot duration={isStill ? '0s' : value} isThere={isThere} />,
        }))}
      />
    </>
  )
}
