'use client'
import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => undefined

export interface LaterProps {
  /** Stands in until the part is there. */
  readonly fallback: ReactNode
  /** A lazy part. */
  readonly children: ReactNode
}

/**
 * A part that is fetched. A server's HTML and the page that wakes up over it hold its stand-in: `renderToString` cannot wait, and
 * would have the browser draw that place anew with an error in the log. I2.
 */
export function Later({ fallback, children }: LaterProps) {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isAwake ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
