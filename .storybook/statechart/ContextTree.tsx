import type { Plain } from './plain.ts'
import { bare, tone } from '../../stories/docs/machines/tones.ts'

interface ContextTreeProps {
  readonly name: string
  readonly value: Plain
  /** The value before the last event; undefined if there was none. */
  readonly before: Plain | undefined
  readonly isOpen?: boolean | undefined
}

type Parts = readonly (readonly [string, Plain])[]

const partsOf = (value: Plain | undefined): Parts =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []
const isSame = (one: Plain | undefined, other: Plain | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)

/** A value as a collapsible tree. Changes by the last event are marked, also for screen readers. */
export function ContextTree({ name, value, before, isOpen = false }: ContextTreeProps) {
  const parts = partsOf(value)
  const isChanged = !isSame(value, before)
  if (parts.length === 0) return <Line name={name} text={JSON.stringify(value)} isChanged={isChanged} />
  const old = new Map(partsOf(before))
  return (
    <details open={isOpen || isChanged}>
      <summary>
        <Line
          name={name}
          text={Array.isArray(value) ? `[${parts.length}]` : `{${parts.length}}`}
          isChanged={isChanged}
        />
      </summary>
      <ul style={{ ...bare, paddingInlineStart: 14 }}>
        {parts.map(([key, part]) => (
          <li key={key}>
            <ContextTree name={key} value={part} before={old.get(key)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Line({ name, text, isChanged }: { name: string; text: string; isChanged: boolean }) {
  const words = (
    <>
      <span style={{ color: isChanged ? tone('text') : tone('muted') }}>{name}: </span>
      <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
    </>
  )
  return isChanged ? (
    <ins title="Changed by the last event" style={{ background: tone('changed'), color: 'inherit' }}>
      {words}
    </ins>
  ) : (
    <span>{words}</span>
  )
}
