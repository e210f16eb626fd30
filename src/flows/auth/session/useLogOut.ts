'use client'
import { useRef, useState } from 'react'
import { sessionEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { toFailure } from '../../../api/failure.ts'
import type { FailureKind } from '../../../errors/failure.ts'
import { accountSwitcher as copy } from '../../../messages/en/auth/accountSwitcher.ts'
import { useText } from '../../../views/text.tsx'
import { clientOf } from '../../runtime/clientOf.ts'
import { useTackboard, type TackboardConfig } from '../../runtime/config.ts'
import { forgetPressed } from '../../runtime/pressed.storage.ts'
import { forgetPerson } from '../accounts/forgetPerson.ts'

/** What `useLogOut` returns. */
export interface LogOut {
  /** Ends the session on the server, deletes what this device stores about the member, and leads to `policy.paths.afterLogout`. */
  readonly logOut: () => void
  /** A request is on its way; another press does nothing. */
  readonly isPending: boolean
  /** Why the member is still logged in, in their language; null if nothing failed. */
  readonly error: string | null
}

/** Options of `useLogOut`. */
export interface LogOutOptions {
  /** Called once the session has ended, instead of loading the page at `policy.paths.afterLogout`. */
  readonly onLoggedOut?: (() => void) | undefined
}

const client = clientOf(sessionEndpoints)

/** Ends the session. A 401 means that it has already ended. */
async function endSession(config: TackboardConfig, signal: AbortSignal): Promise<FailureKind | null> {
  try {
    await client(config).logOut({}, signal)
    return null
  } catch (error) {
    const { kind, status } = toFailure(error)
    return status === 401 ? null : kind
  }
}

/** Logs the provider's `session` out, from a button or a menu of the app's own. It goes on if that is unmounted. */
export function useLogOut({ onLoggedOut }: LogOutOptions = {}): LogOut {
  const config = useTackboard()
  const t = useText(copy)
  const [state, setState] = useState<FailureKind | 'pending' | null>(null)
  const isSent = useRef(false)

  const logOut = async () => {
    if (isSent.current) return
    isSent.current = true
    const { platform, policy, session } = config
    const controller = new AbortController()
    setState('pending')
    const timer = platform.clock.setTimeout(() => controller.abort(), policy.timing.requestTimeout)
    const failed = await endSession(config, controller.signal)
    platform.clock.clearTimeout(timer)
    isSent.current = false
    setState(failed)
    if (failed !== null) return
    forgetPressed(platform)
    platform.credentials.preventSilentAccess?.()
    forgetPerson(platform, session?.userId)
    if (onLoggedOut) onLoggedOut()
    else platform.navigation.go(policy.paths.afterLogout)
  }

  const isPending = state === 'pending'
  const error =
    state === null || isPending
      ? null
      : t(state === 'offline' ? 'session.logOutOffline' : 'session.logOutFailed')
  return { logOut: () => void logOut(), isPending, error }
}
