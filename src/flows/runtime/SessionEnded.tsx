'use client'
import { useSyncExternalStore } from 'react'
import { useTackboard } from './config.ts'
import { lazyScreen } from './lazyScreen.tsx'

const LogInAgain = lazyScreen(async () => (await import('../auth/session/LogInAgain.tsx')).LogInAgain)

const never = () => () => undefined
const no = () => false

/** The log-in over the page of a member whose session has ended. */
export function SessionEnded() {
  const { sessionGate: gate } = useTackboard()
  const isShown = useSyncExternalStore(gate?.subscribe ?? never, gate?.isShown ?? no, no)
  return isShown && gate && <LogInAgain onSettled={gate.settle} />
}
