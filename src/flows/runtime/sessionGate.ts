import type { ComponentType, ReactElement } from 'react'
import type { Clock } from '../../platform/platform.ts'

/** Loads the log-in over a page, which calls `onSettled` with whether the member has a session again. */
export type LoadLogIn = () => Promise<ComponentType<{ readonly onSettled: (hasSession: boolean) => void }>>

/** Draws it. */
export type DrawLogIn = (onSettled: (hasSession: boolean) => void) => ReactElement

/** An app's own way to get a session for a member whose session has ended. Resolves to whether there is one. */
export type AskForSession = () => boolean | Promise<boolean>

/** Logs a member in again whose session has ended. All calls that are refused meanwhile wait for the same log-in. */
export interface SessionGate {
  /**
   * Returns what a call does when it is answered 401: it asks for a log-in and resolves to whether there is a session again. A call
   * that was sent before the person declined does not ask a second time.
   */
  readonly forCall: (load: LoadLogIn) => () => Promise<boolean>
  /** That clock, paused during the log-in: a timer that was due then starts again afterwards, with its whole time. */
  readonly pausing: (clock: Clock) => Clock
  /** Our log-in, where it is to be shown; else null. */
  readonly shown: () => DrawLogIn | null
  /** Null: our log-in asks. */
  readonly setAsk: (ask: AskForSession | null) => void
  readonly settle: (hasSession: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Without the app's own way, `shown` says when to show the log-in. */
export function createSessionGate(drawing: (load: LoadLogIn) => DrawLogIn): SessionGate {
  const listeners = new Set<() => void>()
  /** Settles what waits for the log-in; null while no log-in is open. */
  let settlers: ((hasSession: boolean) => void)[] | null = null
  let declined = 0
  let logIn: DrawLogIn | null = null
  let ask: AskForSession | null = null

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const settle = (hasSession: boolean) => {
    const waiting = settlers ?? []
    settlers = null
    logIn = null
    if (!hasSession) declined++
    tell()
    for (const each of waiting) each(hasSession)
  }
  const askAgain = (load: LoadLogIn) =>
    new Promise<boolean>((resolve) => {
      if (settlers) return void settlers.push(resolve)
      settlers = [resolve]
      if (ask)
        Promise.resolve()
          .then(ask)
          .then(settle, () => settle(false))
      else {
        logIn = drawing(load)
        tell()
      }
    })

  return {
    forCall(load) {
      const before = declined
      return async () => declined === before && askAgain(load)
    },
    pausing: (clock) => ({
      now: () => clock.now(),
      setTimeout(run, ms) {
        const timer = { id: undefined as unknown, isCleared: false }
        const start = () => {
          if (!timer.isCleared)
            timer.id = clock.setTimeout(() => (settlers ? settlers.push(start) : run()), ms)
        }
        start()
        return timer
      },
      clearTimeout(timer) {
        // SAFETY: timers are opaque to callers, and come from `setTimeout` above.
        const own = timer as { readonly id: unknown; isCleared: boolean } | undefined
        if (!own) return
        own.isCleared = true
        clock.clearTimeout(own.id)
      },
    }),
    shown: () => logIn,
    setAsk(own) {
      ask = own
    },
    settle,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
