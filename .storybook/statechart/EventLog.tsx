import { useEffect, useRef } from 'react'
import { describeMoment, type Moment } from './protocol.ts'
import { bare, heading, tone } from '../../stories/docs/machines/tones.ts'

interface EventLogProps {
  readonly moments: readonly Moment[]
  /** The index of the moment shown. */
  readonly shown: number
  /** Shows a moment; null follows the latest. */
  readonly onShow: (index: number | null) => void
}

const after = (from: Moment | undefined, { time }: Moment) =>
  `+${(time - (from?.time ?? time)).toLocaleString('en')} ms`

/** The log. Each line shows its moment in the chart. External events are bold. */
export function EventLog({ moments, shown, onShow }: EventLogProps) {
  const list = useRef<HTMLOListElement>(null)
  const last = moments.length - 1
  useEffect(() => {
    const box = list.current
    const line = box?.children[shown]
    if (box && line instanceof HTMLElement)
      box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 2
  }, [shown])
  if (last < 0) return null
  return (
    <section aria-label="Log">
      <h3 style={heading}>Log</h3>
      <ol
        ref={list}
        style={{
          ...bare,
          maxHeight: 220,
          overflow: 'auto',
          border: `1px solid ${tone('border')}`,
          borderRadius: 4,
        }}
      >
        {moments.map((moment, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a moment's position in the log identifies it
          <li key={index}>
            <button
              type="button"
              aria-current={index === shown ? 'step' : undefined}
              data-line
              title={JSON.stringify(moment.event?.data ?? {})}
              style={{
                width: '100%',
                display: 'flex',
                gap: 8,
                fontWeight: moment.event?.isFromOutside ? 700 : 400,
              }}
              onClick={() => onShow(index === last ? null : index)}
            >
              <span
                style={{
                  minWidth: 64,
                  textAlign: 'end',
                  fontWeight: 400,
                  fontVariantNumeric: 'tabular-nums',
                  flex: 'none',
                }}
              >
                {after(moments[0], moment)}
              </span>{' '}
              <span style={{ overflowWrap: 'anywhere' }}>{describeMoment(moment)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
