'use client'
import { useCallback, type RefCallback } from 'react'

/** How much of the element must be on screen. */
const VISIBLE = 0.5

/** Returns a ref for an element. While `isAwaited`, `onSeen` is called when half of the element is on screen. Keep `onSeen` stable. */
export const useSeen = (isAwaited: boolean, onSeen: () => void): RefCallback<Element> =>
  useCallback(
    (element) => {
      if (!element || !isAwaited) return undefined
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ intersectionRatio }) => intersectionRatio >= VISIBLE) && onSeen(),
        { threshold: VISIBLE },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isAwaited, onSeen],
  )
