import { useCombobox } from 'downshift'
import { useMemo, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import type { Board } from '../../src/domain/saving/board.ts'
import { type PickerProps, Row, rowHeight, useSortedBoards } from './subject.tsx'

/** downshift with a virtualizer, combined as its documentation shows. */
export function Picker({ boards }: PickerProps) {
  const sorted = useSortedBoards(boards)
  const [query, setQuery] = useState('')
  const rows = useRef<VirtualizerHandle>(null)
  const shown = useMemo(() => {
    const wanted = query.toLowerCase()
    return wanted ? sorted.filter(({ name }) => name.toLowerCase().includes(wanted)) : [...sorted]
  }, [sorted, query])
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Board>({
    items: shown,
    inputValue: query,
    isOpen: true,
    itemToString: (board) => board?.name ?? '',
    itemToKey: (board) => board?.id,
    onInputValueChange: ({ inputValue }) => setQuery(inputValue),
    onHighlightedIndexChange: ({ highlightedIndex: index }) => {
      if (index >= 0) rows.current?.scrollToIndex(index, { align: 'nearest' })
    },
    scrollIntoView: () => undefined,
  })
  return (
    <div className="picker">
      <input {...getInputProps({ 'aria-label': 'Search' })} />
      <div className="list" {...getMenuProps({ 'aria-label': 'Boards' })}>
        <Virtualizer ref={rows} data={shown} itemSize={rowHeight}>
          {(board, index) => (
            <div
              key={board.id}
              className="row"
              {...getItemProps({ item: board, index, 'aria-selected': index === highlightedIndex })}
            >
              <Row board={board} />
            </div>
          )}
        </Virtualizer>
      </div>
    </div>
  )
}
