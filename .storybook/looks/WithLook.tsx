import { useEffect, type ReactNode } from 'react'
import type { Look } from './mirror.ts'

// SAFETY: these are the values of the toolbar's lists; 'none' is the only other one.
const pseudoOf = (value: unknown) => (value === 'none' ? null : value) as Look['pseudo']
const forcedOf = (value: unknown) => (value === 'none' ? null : value) as Look['forced']

interface WithLookProps {
  /** The toolbar's choices. */
  readonly globals: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/**
 * Shows the toolbar's pseudo-state and forced colors while the story is on the page. Without them it loads nothing, so tests never load
 * it.
 */
export function WithLook({ globals, children }: WithLookProps) {
  const pseudo = pseudoOf(globals['pseudo'] ?? 'none')
  const forced = forcedOf(globals['forced'] ?? 'none')
  useEffect(() => {
    if (!pseudo && !forced) return
    let isOver = false
    let stop = () => {}
    const show = async () => {
      const { showLook } = await import('./mirror.ts')
      if (!isOver) stop = showLook({ pseudo, forced })
    }
    void show()
    return () => {
      isOver = true
      stop()
    }
  }, [pseudo, forced])
  return children
}
