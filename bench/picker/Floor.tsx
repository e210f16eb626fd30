import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useRowWindow } from '../../src/ui/list/useRowWindow.ts'
import { type PickerProps, Row, rowHeight, useSortedBoards } from './subject.tsx'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The floor: plain React with the row window of our picker, a search for beginnings of words, and the same visible parts: icons,
 * placeholder, heading, button. It has no machine, no folding of accents, no announcements and no translations.
 */
export function Picker({ boards }: PickerProps) {
  const sorted = useSortedBoards(boards)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(-1)
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => {
    const wanted = query.toLowerCase()
    if (!wanted) return sorted
    return sorted.filter((board) => {
      const name = board.name.toLowerCase()
      return name.startsWith(wanted) || name.includes(` ${wanted}`)
    })
  }, [sorted, query])
  const { from, until, reveal } = useRowWindow({
    scroller,
    rows,
    count: shown.length,
    rowHeight: rowHeight / 16,
    listKey: query,
    onNearEnd: null,
  })
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = Math.min(Math.max(active + step, 0), shown.length - 1)
    const row = document.getElementById(`row${next}`)
    if (row) row.scrollIntoView({ block: 'nearest' })
    else reveal(next)
    setActive(next)
  }
  return (
    <div className="picker">
      <div className="search">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M11 4a7 7 0 110 14 7 7 0 010-14M16 16l5 5" />
        </svg>
        <input
          role="combobox"
          aria-label="Search"
          aria-expanded="true"
          aria-controls="list"
          aria-activedescendant={active < 0 ? undefined : `row${active}`}
          placeholder="Search boards"
          autoComplete="off"
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value)
            setActive(-1)
          }}
          onKeyDown={move}
        />
        {query !== '' && (
          <button type="button" aria-label="Clear" onClick={() => setQuery('')}>
            ×
          </button>
        )}
      </div>
      <div ref={scroller} className="list" role="listbox" id="list" aria-label="Boards">
        {query === '' && (
          <div role="presentation" className="heading">
            All boards
          </div>
        )}
        <div ref={rows} role="presentation">
          {shown.slice(from, until).map((board, at) => (
            <div
              key={board.id}
              className="row"
              role="option"
              id={`row${from + at}`}
              aria-selected={from + at === active}
              aria-posinset={from + at + 1}
              aria-setsize={shown.length}
            >
              <Row board={board} />
            </div>
          ))}
        </div>
      </div>
      <button type="button" className="create">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
        Create board
      </button>
    </div>
  )
}
