import { useRef, useState } from 'react'
import { ClockControls } from './ClockControls.tsx'
import { ContextTree } from './ContextTree.tsx'
import { EventButtons } from './EventButtons.tsx'
import { EventLog } from './EventLog.tsx'
import type { MachinesProps } from './MachinePane.tsx'
import { Machines } from './Machines.tsx'
import { MomentControls } from './MomentControls.tsx'
import { PanelStyles } from './PanelStyles.tsx'
import type { ClockPicture, Moment, SendRequest } from './protocol.ts'
import { shapeFor } from './shape.ts'
import { stepsText } from './stepsText.ts'
import { heading, row, tone, toneStyle, type ManagerTheme } from '../../stories/docs/machines/tones.ts'
import { useSize } from './useSize.ts'
import type { Zoom } from './zoom.ts'
import { ZoomControls } from './ZoomControls.tsx'

interface StatechartViewProps extends Pick<MachinesProps, 'charts' | 'storyOf' | 'pageOf'> {
  /** All moments since the story started or the tab was opened, latest last. */
  readonly moments: readonly Moment[]
  readonly clock: ClockPicture
  readonly theme: ManagerTheme
  readonly onSend: (request: SendRequest) => void
  readonly onAdvance: (ms: number) => void
  readonly onRun: (isToRun: boolean) => void
  /** Replays the story from the start, so that the log is complete. */
  readonly onRestart: () => void
  readonly onCopy: (text: string) => void
}

/** The tab's content: charts, events, clock, log and context of the running story, now or at a past moment. */
export function StatechartView(props: StatechartViewProps) {
  const { moments, clock, theme, charts, storyOf, pageOf } = props
  const [chosen, setChosen] = useState<number | null>(null)
  const [zoom, setZoom] = useState<Zoom>('near')
  const [isCopied, setIsCopied] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const shape = shapeFor(useSize(root))
  const last = moments.length - 1
  const shown = chosen === null ? last : Math.min(chosen, last)
  const moment = moments[shown]
  const before = moments[shown - 1]
  const isEmpty = !moment || moment.machines.length === 0
  const copy = () => {
    props.onCopy(stepsText(moments.slice(0, shown + 1), clock.isManual))
    setIsCopied(true)
  }
  return (
    // The names of states and events must not be translated.
    <div ref={root} className="sc" translate="no" style={{ ...toneStyle(theme), ...shape.root }}>
      <PanelStyles />
      <div style={{ ...row, columnGap: 16, ...shape.bar }}>
        <div data-joined style={{ display: 'flex' }}>
          <button type="button" onClick={props.onRestart}>
            Play from the start
          </button>
          {!isEmpty && (
            <button type="button" onBlur={() => setIsCopied(false)} onClick={copy}>
              {isCopied ? 'Copied' : 'Copy as steps'}
            </button>
          )}
        </div>
        {!isEmpty && <ZoomControls zoom={zoom} onZoom={setZoom} />}
        {!isEmpty && <MomentControls moments={moments} shown={shown} onShow={setChosen} />}
      </div>
      {isEmpty ? (
        <NothingRuns hasBegun={moments.length > 0} />
      ) : (
        <div style={shape.body}>
          <section aria-label="Charts" style={shape.charts}>
            <Machines {...{ charts, moment, before, storyOf, pageOf, zoom }} direction={shape.machines} />
          </section>
          <div style={shape.sides}>
            <div style={shape.side}>
              <EventButtons machines={moment.machines} isNow={shown === last} onSend={props.onSend} />
              <ClockControls clock={clock} onAdvance={props.onAdvance} onRun={props.onRun} />
            </div>
            <div style={shape.side}>
              <EventLog moments={moments} shown={shown} onShow={setChosen} />
              <section aria-label="Context">
                <h3 style={heading}>Context</h3>
                {moment.machines.map(({ key, id, context }) => (
                  <ContextTree
                    key={key}
                    name={id}
                    value={context}
                    before={before ? before.machines.find((old) => old.key === key)?.context : context}
                  />
                ))}
              </section>
            </div>
          </div>
        </div>
      )}
    </div>
  )
}

/** Shown when there is no chart, with advice on what to do. */
const NothingRuns = ({ hasBegun }: { readonly hasBegun: boolean }) => (
  <div
    role="status"
    style={{ margin: 'auto', maxWidth: 420, padding: 16, textAlign: 'center', lineHeight: 1.5 }}
  >
    <p style={{ margin: '0 0 4px', fontWeight: 700 }}>
      {hasBegun ? 'No machine runs any more' : 'No machine runs in this story'}
    </p>
    <p style={{ margin: 0, color: tone('muted') }}>
      A view alone has no states of its own. Open a story of a whole flow, such as those of Log in, and its
      machines are drawn here.
    </p>
  </div>
)
