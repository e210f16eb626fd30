import { useEffect, useState } from 'react'
import { Form } from 'storybook/internal/components'

type Titles = Readonly<Record<string, string>>

interface ModeSelectProps {
  readonly title: string
  /** Titles by value, and groups of them by the group's title. */
  readonly options: Readonly<Record<string, string | Titles>>
  readonly value: string
  /** Whether the value differs from the default. */
  readonly isChanged: boolean
  /** Whether the story sets a value that is not in the list. */
  readonly isOwn: boolean
  readonly isLocked: boolean
  readonly onChoose: (value: string) => void
}

/**
 * Keeps the latest choice until Storybook reports it. Otherwise a second key press would start from the previous value. A choice that
 * Storybook does not accept is dropped after a second.
 */
function useLatest(value: string, onChoose: (value: string) => void) {
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    if (chosen === null) return
    const timer = setTimeout(setChosen, chosen === value ? 0 : 1000, null)
    return () => clearTimeout(timer)
  }, [chosen, value])
  const choose = (next: string) => {
    setChosen(next)
    onChoose(next)
  }
  return [chosen ?? value, choose] as const
}

/** A labelled native select, so that keyboards and screen readers work. */
export function ModeSelect({ title, options, isChanged, isOwn, isLocked, ...rest }: ModeSelectProps) {
  const [value, choose] = useLatest(rest.value, rest.onChoose)
  return (
    <label style={{ display: 'contents', fontWeight: isChanged ? 700 : 400 }}>
      <span>{title}</span>
      <Form.Select
        title={isLocked ? `${title}: set by this story` : title}
        disabled={isLocked}
        value={isOwn ? '' : value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {isOwn && <option value="">The story’s own</option>}
        {Object.entries(options).map(([each, item]) =>
          typeof item === 'string' ? (
            <option key={each} value={each}>
              {item}
            </option>
          ) : (
            <optgroup key={each} label={each}>
              {Object.entries(item).map(([name, inGroup]) => (
                <option key={name} value={name}>
                  {inGroup}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </Form.Select>
    </label>
  )
}
