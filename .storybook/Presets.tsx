import { useEffect, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { combinationIn, globalsOf, presets, wordsOf } from './presets.ts'
import type { Globals } from './windows.ts'

const KEY = 'tackboard-modes'

/** The combination chosen last, on this computer. */
function readLast(): Globals | null {
  try {
    // SAFETY: only this file writes it, and wrong values have no effect.
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Globals | null
  } catch {
    return null
  }
}

interface PresetsProps {
  readonly globals: Globals
  readonly onChoose: (globals: Globals) => void
}

/** Combinations of modes, a press each, and the one used last. */
export function Presets({ globals, onChoose }: PresetsProps) {
  const [last] = useState(readLast)
  const current = JSON.stringify(combinationIn(globals))
  useEffect(() => {
    if (current !== 'null') localStorage.setItem(KEY, current)
  }, [current])
  const offered = { ...presets, ...(last ? { [`Last used: ${wordsOf(last)}`]: last } : {}) }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockEnd: 12 }}>
      {Object.entries(offered).map(([name, preset]) => (
        <Button
          key={name}
          size="small"
          variant="outline"
          ariaLabel={false}
          onClick={() => onChoose(globalsOf(preset))}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
