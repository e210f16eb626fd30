'use client'
import { useEffect, useState } from 'react'
import type { LazyPart } from './lazyPart.ts'

/** The code of a part, loaded when it is wanted. Null until it is there, and where it cannot be loaded: the page goes on without it. */
export function usePart<Part extends object>(part: LazyPart<Part>, isWanted: boolean): Part | null {
  const [loaded, setLoaded] = useState(part.loaded)
  useEffect(() => {
    if (isWanted) part.load().then(setLoaded, () => undefined)
  }, [part, isWanted])
  return isWanted ? loaded : null
}
