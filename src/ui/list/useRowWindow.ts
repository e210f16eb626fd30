'use client'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Rows above and below those in sight, so that a scroll finds them drawn. */
const spare = 3
/** Drawn before anything is measured, and on a server. */
const atFirst = 12

/** What a window of rows is made of. */
export interface RowWindowOptions {
  /** What scrolls; rows are measured from its top. */
  readonly scroller: RefObject<HTMLElement | null>
  /** What holds the rows and nothing else. */
  readonly rows: RefObject<HTMLElement | null>
  readonly count: number
  /** Height of one row in rem: all are alike, so nothing needs to be measured but the window. */
  readonly rowHeight: number
  /** Another value: another list, which starts at its top. */
  readonly listKey: string
  /** The end is within twice the scroller's height. saving.txt §9. */
  readonly onNearEnd: () => void
}

/** Which rows are to be drawn: `from` up to, and without, `until`. */
export interface RowWindow {
  readonly from: number
  readonly until: number
  /** Brings a row into sight that is not drawn. */
  readonly reveal: (row: number) => void
}

/**
 * Draws only what is seen of a long list of rows of one height. What is not drawn leaves padding; it is set by script, because a strict policy
 * refuses styles in a server's HTML. It reads the layout only when the browser has just made it: in its own observers. D12.
 */
export function useRowWindow({
  scroller,
  rows,
  count,
  rowHeight,
  listKey,
  onNearEnd,
}: RowWindowOptions): RowWindow {
  const [drawn, setDrawn] = useState({ listKey, from: 0, size: atFirst })
  const measured = useRef({ row: 0, view: 0, above: 0, scrolled: 0 })
  const from = Math.max(0, Math.min(drawn.listKey === listKey ? drawn.from : 0, count - drawn.size))
  const until = Math.min(count, from + drawn.size)

  const draw = (scrolled: number) => {
    const { row, view, above } = measured.current
    if (row === 0) return
    const size = Math.ceil(view / row) + 2 * spare
    const first = Math.max(0, Math.floor((scrolled - above) / row) - spare)
    // In steps, so that not every row that is passed draws the list.
    const next = { listKey, from: first - (first % spare), size: Math.max(atFirst, size + spare) }
    setDrawn((now) =>
      now.listKey === listKey && now.from === next.from && now.size === next.size ? now : next,
    )
  }
  const look = () => {
    const { row, view, above, scrolled } = measured.current
    if (view > 0 && above + count * row - scrolled - view <= 2 * view) onNearEnd()
  }
  /** Reads the layout. */
  const measure = () => {
    const { current: element } = scroller
    if (!element) return
    const row = rowHeight * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    measured.current = {
      row,
      view: element.clientHeight,
      above: rows.current?.offsetTop ?? 0,
      scrolled: element.scrollTop,
    }
    draw(element.scrollTop)
    look()
  }
  const latest = useRef({ draw, look, measure })

  useBrowserLayoutEffect(() => {
    latest.current = { draw, look, measure }
    const style = rows.current?.style
    if (!style) return
    style.paddingBlockStart = `${from * rowHeight}rem`
    style.paddingBlockEnd = `${(count - until) * rowHeight}rem`
  })

  useBrowserLayoutEffect(() => {
    const element = scroller.current
    if (!element || measured.current.scrolled === 0) return
    element.scrollTop = measured.current.scrolled = 0
  }, [listKey, scroller])

  useEffect(() => latest.current.look(), [count, onNearEnd])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const onScroll = () => {
      Object.assign(measured.current, { above: rows.current?.offsetTop ?? 0, scrolled: element.scrollTop })
      latest.current.draw(element.scrollTop)
      latest.current.look()
    }
    const observer = new ResizeObserver(() => latest.current.measure())
    observer.observe(element)
    // Changes with the number of rows, and what stands above them may change with it.
    if (rows.current) observer.observe(rows.current)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [scroller, rows, rowHeight])

  return {
    from,
    until,
    reveal(row) {
      const { current: element } = scroller
      if (!element) return
      // Asked for at once, before the browser has told what it laid out.
      if (measured.current.row === 0) measure()
      const { row: height, view, scrolled } = measured.current
      const above = (measured.current.above = rows.current?.offsetTop ?? 0)
      const top = above + row * height
      const to = top < scrolled ? top : top + height > scrolled + view ? top + height - view : scrolled
      if (to === scrolled) return
      draw(to)
      measured.current.scrolled = element.scrollTop = to
    },
  }
}
