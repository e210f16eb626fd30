'use client'
import { useEffect } from 'react'
import { useTackboard } from '../../runtime/config.ts'

/** What a page hears from its browser. */
export interface BrowserEvents {
  /** Whether something is open that the browser's Back closes. */
  readonly canGoBack: boolean
  /** Whether the page is being left already. */
  readonly isClosed: boolean
  readonly onPressBack: () => void
  readonly onFocus: () => void
  readonly onHide: () => void
}

/**
 * Passes on the browser's Back, and that somebody comes to the window or leaves it. While something is open, the history has one more
 * entry, so that Back closes it; when nothing is open any more, Back leaves the page as usual.
 */
export function useBrowserEvents(events: BrowserEvents): void {
  const { canGoBack, isClosed, onPressBack, onFocus, onHide } = events
  const { window } = useTackboard().platform
  useEffect(() => {
    // Closing already goes back past the entry.
    if (isClosed) return undefined
    if (canGoBack) window.markEntry()
    return window.onBack(() => (canGoBack ? onPressBack() : window.back(1)))
  }, [window, canGoBack, isClosed, onPressBack])
  useEffect(() => window.onFocus(onFocus), [window, onFocus])
  useEffect(() => window.onHide(onHide), [window, onHide])
}
