import { useState } from 'react'
import type { ClockPicture } from './protocol.ts'
import { heading, row } from '../../stories/docs/machines/tones.ts'

interface ClockControlsProps {
  readonly clock: ClockPicture
  readonly onAdvance: (ms: number) => void
  readonly onRun: (isToRun: boolean) => void
}

const STEPS = [
  ['+300 ms', 300],
  ['+1 s', 1000],
  ['+5 s', 5000],
] as const

/** Controls of the story's clock: run, stop or advance it. */
export function ClockControls({ clock, onAdvance, onRun }: ClockControlsProps) {
  const [custom, setCustom] = useState('60000')
  const ms = Number(custom)
  const isGood = Number.isFinite(ms) && ms > 0
  return (
    <section aria-label="Clock">
      <h3 style={heading}>Clock</h3>
      {clock.isManual ? (
        <div style={row}>
          <button type="button" onClick={() => onRun(!clock.isRunning)}>
            {clock.isRunning ? 'Pause' : 'Run'}
          </button>
          {STEPS.map(([name, step]) => (
            <button key={name} type="button" onClick={() => onAdvance(step)}>
              {name}
            </button>
          ))}
          <label style={row}>
            ms
            <input
              style={{ width: 72 }}
              inputMode="numeric"
              value={custom}
              onChange={({ currentTarget }) => setCustom(currentTarget.value)}
            />
          </label>
          <button type="button" disabled={!isGood} onClick={() => onAdvance(ms)}>
            Advance
          </button>
        </div>
      ) : (
        <p style={{ margin: 0 }}>This story’s clock is running.</p>
      )}
    </section>
  )
}
