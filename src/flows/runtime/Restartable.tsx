'use client'
import { createContext, useCallback, useReducer, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

/** Restarts the flow. */
export const RestartContext = createContext<() => void>(() => {})

/**
 * Goes around a flow that leaves the page. A browser may keep the page as it was left, waiting, and show it again on Back: `useFlow` then
 * restarts the flow, with the session and viewer of that moment.
 */
export function Restartable({ children }: { readonly children: ReactNode }) {
  const [run, count] = useReducer((before: number) => before + 1, 0)
  // At once: Firefox drops the message that React's scheduler may be waiting for when the page is put away, and so it waits for ever.
  const restart = useCallback(() => flushSync(count), [])
  return (
    <RestartContext key={run} value={restart}>
      {children}
    </RestartContext>
  )
}
