'use client'
import { useEffect, useMemo, useRef } from 'react'
import { useTackboard } from './config.ts'
import { forgetPressed, rememberPressed, takePressed } from './pressed.storage.ts'

/** What `useAfterLogin` returns. */
export interface AfterLogin {
  /**
   * Call it when a visitor presses something that only members can do, and ask them to log in. `subject` says what it is to be done with,
   * such as the ID of a pin. Only the last press is remembered, in this tab, for `policy.timing.pressed`.
   */
  readonly remember: (subject: string) => void
  /** Call it when the visitor closes the log-in. */
  readonly forget: () => void
}

/**
 * Does what a visitor pressed once they are logged in, even if the page was loaded again, so that they need not press it a second time.
 * `action` names it, such as 'download'; `run` receives the subject. If `subject` is given, only a press with that subject counts.
 * `FollowButton` and `SaveToBoardModal` handle 'follow' (a member's ID) and 'save' (a pin's ID); an app that does not mount the modal until
 * Save is pressed uses this hook to mount it.
 */
export function useAfterLogin(action: string, run: (subject: string) => void, subject?: string): AfterLogin {
  const { platform, policy, session } = useTackboard()
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const isSignedIn = session !== null
  useEffect(() => {
    if (!isSignedIn) return undefined
    let isStopped = false
    // React may undo this effect at once, and would lose what it has started (StrictMode).
    queueMicrotask(() => {
      const pressed = isStopped ? null : takePressed({ platform, policy }, action, subject)
      if (pressed) latest.current(pressed.subject)
    })
    return () => {
      isStopped = true
    }
  }, [isSignedIn, platform, policy, action, subject])
  return useMemo(
    () => ({
      remember: (pressed) => rememberPressed(platform, { action, subject: pressed }),
      forget: () => forgetPressed(platform),
    }),
    [platform, action],
  )
}
