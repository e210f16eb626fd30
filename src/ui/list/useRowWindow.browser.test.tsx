import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { useRowWindow } from './useRowWindow.ts'

const numbers = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, at) => (
    <p key={at} style={{ margin: 0, blockSize: '2rem' }}>
      {from + at}
    </p>
  ))

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
      <div ref={rows}>{numbers(from, until)}</div>
    </div>
  )
}

interface FilteredProps {
  readonly query: string
  readonly count: number
}

function Filtered({ query, count }: FilteredProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const { from, until } = useRowWindow({
    scroller,
    rows,
    count,
    rowHeight: 2,
    listKey: query,
    onNearEnd: null,
  })
  return (
    <div ref={scroller} style={{ maxBlockSize: 240, overflow: 'auto', position: 'relative' }}>
      <div ref={rows}>{numbers(from, until)}</div>
    </div>
  )
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
}

it('fills the list in the frame in which a search that found little is cleared', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  flushSync(() => root.render(<Filtered query="" count={500} />))
  await frames(3)
  flushSync(() => root.render(<Filtered query="a" count={1} />))
  await frames(3)
  flushSync(() => root.render(<Filtered query="" count={500} />))
  const list = host.firstElementChild?.getBoundingClientRect()
  expect(list?.height).toBe(240)
  expect(host.querySelector('p:last-child')?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
    list?.bottom ?? Infinity,
  )
})

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
