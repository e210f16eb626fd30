'use client'
import { createContext, useReducer, type ReactNode } from 'react'

/** Starts the flow anew. */
export const RestartContext = createContext<() => void>(() => {})

/**
 * Goes around a flow that leaves the page. A browser may keep the page as it was left, waiting, and show it again on Back: `useFlow` then
 * starts the flow anew, with the session and viewer of that moment. P2.
 */
export function Restartable({ children }: { readonly children: ReactNode }) {
  const [run, restart] = useReducer((count: number) => count + 1, 0)
  return (
    <RestartContext key={run} value={restart}>
      {children}
    </RestartContext>
  )
}
