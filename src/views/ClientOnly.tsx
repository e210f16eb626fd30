'use client'
import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { asElement } from '../ui/layout/asElement.tsx'

const subscribe = () => () => undefined

export interface ClientOnlyProps {
  /** Shown until the children have loaded. */
  readonly fallback: ReactNode
  /** A lazy part. */
  readonly children: ReactNode
}

/**
 * A lazy part that is rendered on the client only. A server's HTML and the first render over it hold the fallback: `renderToString`
 * cannot wait, and React would log an error and render that place again in the browser.
 */
export function ClientOnly({ fallback, children }: ClientOnlyProps) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return isHydrated ? <Suspense fallback={fallback}>{children}</Suspense> : asElement(fallback)
}
