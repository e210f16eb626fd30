import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { Row, rowHeight, type PickerProps } from './subject.tsx'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The floor: bare React with the virtualiser of our picker, a plain field and a plain filter. No machine, no accents, no announcements. */
export function Picker({ boards }: PickerProps) {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(-1)
  const rows = useRef<VirtualizerHandle>(null)
  const shown = useMemo(() => {
    const wanted = query.toLowerCase()
    return wanted ? boards.filter(({ name }) => name.toLowerCase().includes(wanted)) : boards
  }, [boards, query])
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = Math.min(Math.max(active + step, 0), shown.length - 1)
    setActive(next)
    rows.current?.scrollToIndex(next, { align: 'nearest' })
  }
  return (
    <div className="picker">
      <input
        role="combobox"
        aria-label="Search"
        aria-expanded="true"
        aria-controls="list"
        aria-activedescendant={active < 0 ? undefined : `row${shown[active]?.id}`}
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value)
          setActive(-1)
        }}
        onKeyDown={move}
      />
      <div className="list" role="listbox" id="list" aria-label="Boards">
        <Virtualizer ref={rows} data={shown} itemSize={rowHeight}>
          {(board, index) => (
            <div
              key={board.id}
              className="row"
              role="option"
              id={`row${board.id}`}
              aria-selected={index === active}
              aria-posinset={index + 1}
              aria-setsize={shown.length}
            >
              <Row board={board} />
            </div>
          )}
        </Virtualizer>
      </div>
    </div>
  )
}
