import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { useRowWindow } from './useRowWindow.ts'

function List() {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const { from, until, reveal } = useRowWindow({
    scroller,
    rows,
    count: 500,
    rowHeight: 2,
    listKey: '',
    onNearEnd: null,
  })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only on mount, before the rows are measured
  useLayoutEffect(() => reveal(499), [])
  return (
    <div ref={scroller} style={{ blockSize: 200, overflow: 'auto' }}>
      <div ref={rows}>
        {Array.from({ length: until - from }, (_, at) => (
          <p key={at} style={{ margin: 0, blockSize: '2rem' }}>
            {from + at}
          </p>
        ))}
      </div>
    </div>
  )
}

it('scrolls to a row that is requested before any layout was observed', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  flushSync(() => root.render(<List />))
  const last = host.querySelector('p:last-child')
  expect(last?.textContent).toBe('499')
  const list = host.firstElementChild?.getBoundingClientRect()
  expect(last?.getBoundingClientRect().bottom).toBe(list?.bottom)
})
