'use client'
import { useMemo, useSyncExternalStore } from 'react'

/** Whether two sets of props show the same thing. Callbacks close over `send` alone, so they never make a difference. */
function showsTheSame(a: object | null, b: object | null): boolean {
  if (a === null || b === null) return a === b
  // SAFETY: only read by keys.
  const [before, after] = [a as Record<string, unknown>, b as Record<string, unknown>]
  // Each event comes by here, so no list of entries is made.
  for (const key in before)
    if (typeof before[key] !== 'function' && !Object.is(before[key], after[key])) return false
  return true
}

interface Actor<Snapshot> {
  subscribe(observer: { next: () => void; error: () => void }): { unsubscribe(): void }
  getSnapshot(): Snapshot
}

/**
 * A view's props out of an actor. The view renders again only when something that it shows has changed.
 * `connect` is asked once a snapshot; keep it, with `useCallback` or outside of the component.
 */
export function useConnect<
  Snapshot extends { readonly status: string; readonly error: unknown } | null,
  Props extends object | null,
>(actor: Actor<Snapshot>, connect: (snapshot: Snapshot) => Props): Props {
  const [subscribe, read] = useMemo(() => {
    let seen: Snapshot | undefined
    let props: Props | undefined
    return [
      (changed: () => void) => {
        const subscription = actor.subscribe({ next: changed, error: changed })
        return () => subscription.unsubscribe()
      },
      () => {
        const snapshot = actor.getSnapshot()
        if (snapshot?.status === 'error') throw snapshot.error
        const next = props !== undefined && snapshot === seen ? props : connect(snapshot)
        seen = snapshot
        return (props = props !== undefined && showsTheSame(props, next) ? props : next)
      },
    ]
  }, [actor, connect])
  return useSyncExternalStore(subscribe, read, read)
}
