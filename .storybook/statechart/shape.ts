import type { CSSProperties } from 'react'
import type { Size } from './useSize.ts'

/** Side by side with two columns of controls, with one, or all below each other, in pixels of width. */
const WIDE = 1180
const NARROW = 680

interface Shape {
  readonly root: CSSProperties
  readonly body: CSSProperties
  readonly charts: CSSProperties
  readonly sides: CSSProperties
  readonly side: CSSProperties
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column' }
const root: CSSProperties = { ...column, gap: 8, padding: 8, boxSizing: 'border-box', height: '100%' }

/**
 * How the tab stands in the room that it has. Where it is wide nothing but its parts scroll, so that a chart and the events beside it
 * are seen together even in a panel of 300 pixels; where it is narrow the page scrolls as a whole.
 */
export function shapeFor(size: Size | null): Shape {
  const width = size?.width ?? WIDE
  if (width < NARROW)
    return {
      root: { ...root, overflow: 'auto' },
      body: { ...column, gap: 12 },
      charts: { height: Math.max(220, Math.round((size?.height ?? 0) * 0.5)), overflow: 'auto' },
      sides: { ...column, gap: 12 },
      side: { ...column, gap: 12 },
    }
  const isWide = width >= WIDE
  const scrolling: CSSProperties = { ...column, gap: 12, minHeight: 0, overflow: 'auto' }
  return {
    root: { ...root, overflow: 'hidden' },
    body: { display: 'flex', gap: 12, flex: 1, minHeight: 0 },
    charts: { flex: 1, minWidth: 0, minHeight: 0, overflow: 'auto' },
    sides: isWide
      ? { display: 'flex', gap: 12, flex: '0 0 560px', minHeight: 0 }
      : { ...scrolling, flex: '0 0 290px' },
    side: isWide ? { ...scrolling, flex: '1 1 0', minWidth: 0 } : { ...column, gap: 12 },
  }
}
