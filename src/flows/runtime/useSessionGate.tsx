'use client'
import { useLayoutEffect, useState } from 'react'
import { lazyScreen } from './lazyScreen.tsx'
import {
  createSessionGate,
  type AskForSession,
  type DrawLogIn,
  type LoadLogIn,
  type SessionGate,
} from './sessionGate.ts'

function drawing(load: LoadLogIn): DrawLogIn {
  const LogInAgain = lazyScreen(load)
  return (onSettled) => <LogInAgain onSettled={onSettled} />
}

/** The gate for the calls below a provider: that of the provider above it, unless it has its own way to get a session. */
export function useSessionGate(
  ask: AskForSession | null | undefined,
  above: SessionGate | null,
): SessionGate | null {
  const [own] = useState(() => createSessionGate(drawing))
  useLayoutEffect(() => own.setAsk(ask ?? null), [own, ask])
  if (ask === null) return null
  return ask === undefined ? (above ?? own) : own
}
