'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { useTackboard } from './config.ts'
import { lazyScreen } from './lazyScreen.tsx'

const never = () => () => undefined
const nothing = () => null

/** The log-in over the page of a member whose session has ended. */
export function SessionEnded() {
  const { sessionGate: gate } = useTackboard()
  const load = useSyncExternalStore(gate?.subscribe ?? never, gate?.shown ?? nothing, nothing)
  const LogInAgain = useMemo(() => load && lazyScreen(load), [load])
  return LogInAgain && gate && <LogInAgain onSettled={gate.settle} />
}
