/** The shape of a grid of options. */
export interface GridShape {
  readonly count: number
  readonly columns: number
  /** Whether the first column is the right one. */
  readonly isRightToLeft: boolean
}

/** Where a key leads from the option `at`; null if it is no key of a grid. It never leaves the grid. APG listbox. */
export function nextInGrid(key: string, at: number, shape: GridShape): number | null {
  const { count, columns, isRightToLeft } = shape
  const steps: Readonly<Partial<Record<string, number>>> = {
    ArrowRight: isRightToLeft ? -1 : 1,
    ArrowLeft: isRightToLeft ? 1 : -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined) return null
  const next = at + step
  return next >= 0 && next < count ? next : at
}
