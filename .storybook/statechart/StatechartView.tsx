import { useState } from 'react'
import type { Chart } from './chart.ts'
import type { StoryLink } from './ChartView.tsx'
import { ClockControls } from './ClockControls.tsx'
import { ContextTree } from './ContextTree.tsx'
import { EventButtons } from './EventButtons.tsx'
import { EventLog } from './EventLog.tsx'
import { Machines } from './Machines.tsx'
import type { ClockPicture, Moment, SendRequest } from './protocol.ts'
import { stepsText } from './stepsText.ts'
import { control, heading, row, toneStyle, type ManagerTones } from './tones.ts'

export interface StatechartViewProps {
  readonly charts: Readonly<Record<string, Chart>>
  /** All moments since the story began or the tab was opened, the latest last. */
  readonly moments: readonly Moment[]
  readonly clock: ClockPicture
  readonly tones: ManagerTones
  readonly storyOf: (state: string) => StoryLink | null
  readonly onSend: (request: SendRequest) => void
  readonly onAdvance: (ms: number) => void
  readonly onRun: (isToRun: boolean) => void
  /** Plays the story from its beginning, so that the log has all of it. */
  readonly onRestart: () => void
  readonly onCopy: (text: string) => void
}

const ZOOMS = [0.5, 0.75, 1, 1.5]

/** The whole tab: charts, events, clock, log and context of the running story, now or at a moment of its past. */
export function StatechartView(props: StatechartViewProps) {
  const { moments, clock, tones, charts, storyOf } = props
  const [chosen, setChosen] = useState<number | null>(null)
  const [zoom, setZoom] = useState(0.75)
  const last = moments.length - 1
  const shown = chosen === null ? last : Math.min(chosen, last)
  const moment = moments[shown]
  const before = moments[shown - 1]
  const isEmpty = !moment || moment.machines.length === 0
  return (
    <div style={{ ...toneStyle(tones), padding: 12, display: 'flex', flexWrap: 'wrap', alignContent: 'flex-start', gap: 16, minHeight: '100%', boxSizing: 'border-box' }}>
      <section aria-label="Charts" style={{ flex: '3 1 480px', minWidth: 0 }}>
        <div style={{ ...row, marginBottom: 8 }}>
          <button type="button" style={control} onClick={props.onRestart}>Play from the start</button>
          <button type="button" style={control} disabled={isEmpty} onClick={() => props.onCopy(stepsText(moments.slice(0, shown + 1), clock.isManual))}>
            Copy as steps
          </button>
          <label style={row}>
            Zoom
            <select style={control} value={zoom} onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}>
              {ZOOMS.map((size) => <option key={size} value={size}>{size * 100} %</option>)}
            </select>
          </label>
        </div>
        {isEmpty ? (
          <p>No machine runs in this story.</p>
        ) : (
          <Machines charts={charts} moment={moment} before={before} storyOf={storyOf} zoom={zoom} />
        )}
      </section>
      <div style={{ flex: '1 1 280px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 12 }}>
        <EventButtons machines={moment?.machines ?? []} isNow={shown === last} onSend={props.onSend} />
        <ClockControls clock={clock} onAdvance={props.onAdvance} onRun={props.onRun} />
      </div>
      <div style={{ flex: '1 1 260px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 12 }}>
        <EventLog moments={moments} shown={shown} onShow={setChosen} />
        <section aria-label="Context">
          <h3 style={heading}>Context</h3>
          {moment?.machines.map(({ key, id, context }) => (
            <ContextTree key={key} name={id} value={context} before={before ? before.machines.find((old) => old.key === key)?.context : context} />
          ))}
        </section>
      </div>
    </div>
  )
}
