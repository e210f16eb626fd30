'use client'
import { useSyncExternalStore } from 'react'
import { asElement } from '../../ui/layout/asElement.tsx'
import { useTackboard } from './config.ts'

const never = () => () => undefined
const nothing = () => null

/** The log-in over the page of a member whose session has ended. */
export function SessionEnded() {
  const { sessionGate: gate } = useTackboard()
  const draw = useSyncExternalStore(gate?.subscribe ?? never, gate?.shown ?? nothing, nothing)
  return asElement(gate && draw?.(gate.settle))
}
