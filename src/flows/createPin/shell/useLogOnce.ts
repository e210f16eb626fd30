'use client'
import { useEffect, useRef } from 'react'
import { useTackboard } from '../../runtime/config.ts'
import { logPageView } from './pinCreateLog.ts'
import type { CreatePinErrorEvents } from '../../runtime/logEvents.createPin.ts'

/** Logs an error once while a component is mounted, as soon as `isDue`. Survives StrictMode and a new `onLog`. */
export function useLogOnce(isDue: boolean, event: keyof CreatePinErrorEvents): void {
  const { onLog } = useTackboard()
  const isLogged = useRef(false)
  useEffect(() => {
    if (!isDue || isLogged.current) return
    isLogged.current = true
    onLog({ level: 'error', event, details: {} })
  }, [isDue, event, onLog])
}

/** Logs once that the page was viewed, as soon as `isViewed`. */
export function usePageView(isViewed = true): void {
  const config = useTackboard()
  const isLogged = useRef(false)
  useEffect(() => {
    if (!isViewed || isLogged.current) return
    isLogged.current = true
    logPageView(config)
  }, [isViewed, config])
}
