import type { CSSProperties } from 'react'
import { tone } from '../../stories/docs/machines/tones.ts'
import type { Size } from './useSize.ts'

/** Minimum widths, in pixels, for two columns of controls and for one. In a narrower tab everything is stacked. */
const WIDE = 1180
const NARROW = 680

interface Shape {
  readonly root: CSSProperties
  /** The controls above the charts. */
  readonly bar: CSSProperties
  readonly body: CSSProperties
  readonly charts: CSSProperties
  /** How machines that run each other are laid out. */
  readonly machines: 'row' | 'column'
  readonly sides: CSSProperties
  readonly side: CSSProperties
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column' }
const root: CSSProperties = { ...column, boxSizing: 'border-box', height: '100%' }
const bar: CSSProperties = {
  flex: 'none',
  padding: '6px 10px',
  borderBlockEnd: `1px solid ${tone('border')}`,
  background: tone('bar'),
}
const PADDING = 10

/**
 * The tab's layout for the available space. In a wide tab each part scrolls on its own, so that a chart and its events are visible
 * together even in 300 pixels of height; a narrow tab scrolls as one page.
 */
export function shapeFor(size: Size | null): Shape {
  const width = size?.width ?? WIDE
  if (width < NARROW)
    return {
      root: { ...root, overflow: 'auto' },
      bar: { ...bar, position: 'sticky', insetBlockStart: 0, zIndex: 1 },
      body: { ...column, gap: 12, padding: PADDING },
      charts: {
        ...column,
        flex: 'none',
        maxHeight: Math.max(220, Math.round((size?.height ?? 0) * 0.5)),
        overflow: 'auto',
      },
      machines: 'column',
      sides: { ...column, gap: 12 },
      side: { ...column, gap: 12 },
    }
  const isWide = width >= WIDE
  const scrolling: CSSProperties = { ...column, gap: 12, minHeight: 0, overflow: 'auto' }
  return {
    root: { ...root, overflow: 'hidden' },
    bar,
    body: { display: 'flex', gap: 12, flex: 1, minHeight: 0, padding: PADDING },
    charts: { flex: 1, minWidth: 0, minHeight: 0, overflow: 'auto' },
    machines: 'row',
    sides: isWide
      ? { display: 'flex', gap: 12, flex: '0 0 560px', minHeight: 0 }
      : { ...scrolling, flex: '0 0 290px' },
    side: isWide ? { ...scrolling, flex: '1 1 0', minWidth: 0 } : { ...column, gap: 12 },
  }
}
