'use client'
import type { Hashtag } from '../../../domain/saving/hashtags.ts'
import { typedStart } from '../../../domain/saving/typedStart.ts'
import { hashtags } from '../../../messages/en/saving/hashtags.ts'
import { useLocale, useText } from '../../text.tsx'

export interface HashtagListProps {
  readonly id: string
  readonly label: string
  readonly rows: readonly Hashtag[]
  /** What has been typed of a hashtag: these letters are lighter than the rest. */
  readonly typed: string
  readonly active: number
  readonly onChoose: (row: Hashtag) => void
}

/** '#gar' as it was typed, and the rest. */
function Name({ name, typed }: { readonly name: string; readonly typed: string }) {
  const end = typedStart(name, typed)
  return (
    <bdi>
      <span>{`#${name.slice(0, end)}`}</span>
      {end < name.length && <strong>{name.slice(end)}</strong>}
    </bdi>
  )
}

/** The flyout: '#garden' and '120K Pins'. Focus never leaves the text. */
export function HashtagList({ id, label, rows, typed, active, onChoose }: HashtagListProps) {
  const t = useText(hashtags)
  const { locale } = useLocale()
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' })
  return (
    // A press would move focus out of the text and close the flyout before the click.
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.map((row, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
        <div
          key={row.query}
          id={`${id}${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onClick={() => onChoose(row)}
        >
          <Name name={row.query} typed={typed} />
          <span>{t('hashtags.pins', { count: row.pinCount, short: compact.format(row.pinCount) })}</span>
        </div>
      ))}
    </div>
  )
}
