'use client'
import { useLayoutEffect, useState } from 'react'
import { createSessionGate, type AskForSession, type SessionGate } from './sessionGate.ts'

/** The gate for the calls below a provider: that of the provider above it, unless it has its own way to get a session. */
export function useSessionGate(
  ask: AskForSession | null | undefined,
  above: SessionGate | null,
): SessionGate | null {
  const [own] = useState(createSessionGate)
  useLayoutEffect(() => own.setAsk(ask ?? null), [own, ask])
  if (ask === null) return null
  return ask === undefined ? (above ?? own) : own
}
