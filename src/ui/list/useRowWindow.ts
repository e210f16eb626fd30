'use client'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Rows rendered above and below the visible ones, so that a short scroll finds them rendered. */
const spareRows = 3
/** Rows rendered before the layout is known, on a server, and at least, as a long list may follow a short one. */
const leastRows = 12

export interface RowWindowOptions {
  /** The element that scrolls. Positioned, so that offsets are measured from its top. */
  readonly scroller: RefObject<HTMLElement | null>
  /** The element that contains the rows and nothing else. */
  readonly rows: RefObject<HTMLElement | null>
  /** How many rows there are. */
  readonly count: number
  /** Height of every row, in rem. */
  readonly rowHeight: number
  /** Identifies the list. When it changes, the list starts at its top. */
  readonly listKey: string
  /** Called when the end is within twice the scroller's height. Null: there is nothing more to load. */
  readonly onNearEnd: (() => void) | null
}

export interface RowWindow {
  /** Index of the first row to render. */
  readonly from: number
  /** Index after the last row to render. */
  readonly until: number
  /** Scrolls a row into view, rendered or not. */
  readonly reveal: (row: number) => void
}

const rowPixels = (rowHeight: number) =>
  rowHeight * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/**
 * Renders only the visible rows of a long list whose rows have the same height. Padding stands in for the other rows; a script sets it,
 * because a strict content security policy blocks style attributes in a server's HTML.
 */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { scroller, rows, count, rowHeight, listKey, onNearEnd } = options
  const [rendered, setRendered] = useState({ listKey, from: 0, until: leastRows })
  const scrolledTo = useRef(0)
  const size = rendered.until - rendered.from
  const from = Math.max(0, Math.min(rendered.listKey === listKey ? rendered.from : 0, count - size))
  const until = Math.min(count, from + size)

  const update = () => {
    if (!scroller.current || !rows.current) return
    const { clientHeight, scrollHeight, scrollTop } = scroller.current
    scrolledTo.current = scrollTop
    const row = rowPixels(rowHeight)
    const first = Math.max(0, Math.floor((scrollTop - rows.current.offsetTop) / row))
    // In steps, so that scrolling does not render the list for every row. One more is visible where the first is cut.
    const start = Math.max(0, first - spareRows - (first % spareRows))
    const steps = Math.ceil((first + Math.ceil(clientHeight / row) + 1) / spareRows) + 1
    const next = { listKey, from: start, until: Math.max(start + leastRows, steps * spareRows) }
    setRendered((now) =>
      now.listKey === listKey && now.from === next.from && now.until === next.until ? now : next,
    )
    if (onNearEnd && clientHeight > 0 && scrollHeight - scrollTop <= 3 * clientHeight) onNearEnd()
  }
  const latestUpdate = useRef(update)

  useBrowserLayoutEffect(() => {
    latestUpdate.current = update
  })

  useBrowserLayoutEffect(() => {
    if (!rows.current) return
    rows.current.style.paddingBlockStart = `${from * rowHeight}rem`
    rows.current.style.paddingBlockEnd = `${(count - until) * rowHeight}rem`
  }, [rows, rowHeight, count, from, until])

  useBrowserLayoutEffect(() => {
    // Setting the position lays out the page, so only a list that was scrolled is set.
    if (scroller.current && scrolledTo.current !== 0) scroller.current.scrollTop = 0
  }, [listKey, scroller])

  // The end may already be near when there is more to load again. Other changes are observed below.
  useEffect(() => {
    if (onNearEnd) latestUpdate.current()
  }, [onNearEnd])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const onChange = () => latestUpdate.current()
    // In the next frame: loading more changes the rows, and browsers report changes during the call as an error of the page.
    const observer = new ResizeObserver(() => requestAnimationFrame(onChange))
    observer.observe(element)
    if (rows.current) observer.observe(rows.current)
    element.addEventListener('scroll', onChange, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onChange)
    }
  }, [scroller, rows])

  const reveal = (row: number) => {
    if (!scroller.current || !rows.current) return
    const { clientHeight, scrollTop } = scroller.current
    const top = rows.current.offsetTop + row * rowPixels(rowHeight)
    const bottom = top + rowPixels(rowHeight)
    const end = Number.parseFloat(getComputedStyle(scroller.current).scrollPaddingBlockEnd) || 0
    if (top < scrollTop) scroller.current.scrollTop = top
    else if (bottom > scrollTop + clientHeight - end) scroller.current.scrollTop = bottom - clientHeight + end
    update()
  }
  return { from, until, reveal }
}
