import { useEffect, useRef } from 'react'
import type { Moment } from './protocol.ts'
import { bare, control, heading, row, tone } from './tones.ts'

export interface EventLogProps {
  readonly moments: readonly Moment[]
  /** Which moment is shown. */
  readonly shown: number
  /** Asks for a moment; null for the present, whatever comes. */
  readonly onShow: (index: number | null) => void
}

const after = (from: Moment | undefined, { time }: Moment) => `+${(time - (from?.time ?? time)).toLocaleString('en')} ms`
const saying = ({ event }: Moment) => (event ? `${event.machine}: ${said(event.type)}` : 'The tab was opened')

/** XState's own events in words. */
const said = (type: string) => type.replace(/^xstate\.init$/, 'began').replace(/^xstate\.(done|error|after|snapshot)\.(actor\.|state\.)?/, '$1 ')

/** What happened when: each line shows its moment in the chart. */
export function EventLog({ moments, shown, onShow }: EventLogProps) {
  const list = useRef<HTMLOListElement>(null)
  const last = moments.length - 1
  useEffect(() => {
    const box = list.current
    const line = box?.children[shown]
    if (box && line instanceof HTMLElement) box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 2
  }, [shown])
  return (
    <section aria-label="Log">
      <h3 style={heading}>Log</h3>
      <div style={{ ...row, marginBottom: 6 }}>
        <button type="button" style={control} disabled={shown <= 0} onClick={() => onShow(shown - 1)}>Step back</button>
        <button type="button" style={control} disabled={shown >= last} onClick={() => onShow(shown + 1)}>Step on</button>
        <button type="button" style={control} disabled={shown >= last} onClick={() => onShow(null)}>Now</button>
        <span role="status">{last < 0 ? '' : `Moment ${shown + 1} of ${last + 1}`}</span>
      </div>
      <ol ref={list} style={{ ...bare, maxHeight: 240, overflow: 'auto' }}>
        {moments.map((moment, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a moment is where it stands in the log
          <li key={index}>
            <button
              type="button"
              aria-current={index === shown ? 'step' : undefined}
              title={JSON.stringify(moment.event?.data ?? {})}
              style={{
                ...control, width: '100%', textAlign: 'start', border: 0, borderRadius: 0, cursor: 'pointer',
                background: tone(index === shown ? 'lit' : 'box'), fontWeight: moment.event?.isFromOutside ? 700 : 400,
              }}
              onClick={() => onShow(index === last ? null : index)}
            >
              {after(moments[0], moment)} {saying(moment)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
