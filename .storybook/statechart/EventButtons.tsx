import { useState } from 'react'
import type { Answer } from './possible.ts'
import type { MachinePicture, SendRequest } from './protocol.ts'
import { bare, heading, row, tone } from '../../stories/docs/machines/tones.ts'

interface EventButtonsProps {
  readonly machines: readonly MachinePicture[]
  /** False while a past moment is shown, which cannot receive events. */
  readonly isNow: boolean
  readonly onSend: (request: SendRequest) => void
}

type Data = SendRequest['data'] | 'wrong'

function dataOf(text: string): Data {
  if (text.trim() === '') return null
  try {
    const data: unknown = JSON.parse(text)
    // SAFETY: a JSON object has string keys.
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? (data as Record<string, unknown>)
      : 'wrong'
  } catch {
    return 'wrong'
  }
}

/** The events of every running machine. Events blocked by a guard name the guard. */
export function EventButtons({ machines, isNow, onSend }: EventButtonsProps) {
  const [text, setText] = useState('')
  const data = dataOf(text)
  const running = machines.filter(({ status, answers }) => status === 'active' && answers.length > 0)
  return (
    <section aria-label="Events">
      <h3 style={heading}>Events</h3>
      <label style={{ ...row, flexWrap: 'nowrap', marginBottom: 6 }}>
        Carrying
        <input
          style={{ flex: 1, minWidth: 0 }}
          value={text}
          placeholder='{"value": "…"}'
          aria-invalid={data === 'wrong'}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      {data === 'wrong' && (
        <p role="alert" style={{ margin: '0 0 6px' }}>
          Write a JSON object, or nothing: then it carries what it carried last.
        </p>
      )}
      {running.map(({ key, id, answers }) => (
        <div key={key} role="group" aria-label={`Events of ${id}`} style={{ marginBottom: 8 }}>
          <div style={{ color: tone('muted'), marginBottom: 4 }}>{id}</div>
          <ul style={{ ...bare, ...row }}>
            {answers
              .filter(({ is }) => is !== 'ignored')
              .map((answer) => (
                <li key={answer.type}>
                  <EventButton
                    answer={answer}
                    data={data}
                    isNow={isNow}
                    onSend={(type) => onSend({ key, type, data: data === 'wrong' ? null : data })}
                  />
                </li>
              ))}
          </ul>
          <Ignored answers={answers} />
        </div>
      ))}
    </section>
  )
}

interface EventButtonProps {
  readonly answer: Answer
  readonly data: Data
  readonly isNow: boolean
  readonly onSend: (type: string) => void
}

function EventButton({ answer, data, isNow, onSend }: EventButtonProps) {
  const isOn =
    isNow && data !== 'wrong' && (answer.is === 'possible' || (answer.is === 'open' && data !== null))
  return (
    <button
      type="button"
      // Stays focusable, so that people can read the reason.
      aria-disabled={!isOn}
      data-refused={isOn ? undefined : ''}
      onClick={() => isOn && onSend(answer.type)}
    >
      {answer.type}
      {answer.is === 'open' && ' — say what it carries'}
      {answer.is === 'refused' && ` — refused by ${answer.guards.join(', ')}`}
    </button>
  )
}

function Ignored({ answers }: { answers: readonly Answer[] }) {
  const types = answers.flatMap(({ is, type }) => (is === 'ignored' ? [type] : []))
  if (types.length === 0) return null
  return (
    <details style={{ marginTop: 4, color: tone('muted') }}>
      <summary>{types.length} not heard in this state</summary>
      {types.join(', ')}
    </details>
  )
}
