'use client'
import { useSelector } from '@xstate/react'

/** Whether two sets of props show the same thing. Callbacks close over `send` alone, so they never make a difference. */
function showsTheSame(a: object | null, b: object | null): boolean {
  if (a === null || b === null) return a === b
  // SAFETY: only read by keys.
  const after = b as Record<string, unknown>
  return Object.entries(a).every(([key, value]) => typeof value === 'function' || Object.is(value, after[key]))
}

interface Actor<Snapshot> {
  subscribe(observer: { next?: (snapshot: Snapshot) => void }): { unsubscribe(): void }
  getSnapshot(): Snapshot
}

/** A view's props out of an actor. The view renders again only when something that it shows has changed. */
export const useConnect = <Snapshot, Props extends object | null>(
  actor: Actor<Snapshot>,
  connect: (snapshot: Snapshot) => Props,
): Props =>
  // SAFETY: `useSelector` needs no more of an actor than `subscribe` and `getSnapshot`.
  useSelector(actor as Parameters<typeof useSelector>[0], connect as (snapshot: unknown) => Props, showsTheSame)
