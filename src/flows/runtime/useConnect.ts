'use client'
import { useMemo, useSyncExternalStore } from 'react'
import type { AnyStateMachine, EventFrom } from 'xstate'

/** The `send` of a machine's actor. */
export type SendTo<Machine extends AnyStateMachine> = (event: EventFrom<Machine>) => void

type AnyFunction = (...args: never[]) => unknown

/** Rejects a function in a connected state by type: callbacks belong in `callbacksOf`, which never sees a snapshot. */
type WithoutFunctions<State> = {
  readonly [Key in keyof State]: NonNullable<State[Key]> extends AnyFunction ? never : State[Key]
}

interface Readable<Snapshot> {
  subscribe(observer: { next: () => void; error: () => void }): { unsubscribe(): void }
  getSnapshot(): Snapshot
}

interface AnySnapshot {
  readonly status: string
  readonly error: unknown
}

type Connected<State, Callbacks> = State extends null ? null : State & Callbacks

const noCallbacks = () => ({})

/** Stands in for an actor that does not run; its snapshot is null. */
export const noActor = { subscribe: () => ({ unsubscribe() {} }), getSnapshot: () => null }

function isShallowEqual(a: object | null, b: object | null): boolean {
  if (a === null || b === null) return a === b
  // SAFETY: only read by key.
  const [before, after] = [a as Record<string, unknown>, b as Record<string, unknown>]
  // A loop, because this runs on every event and `Object.entries` allocates.
  for (const key in before) if (!Object.is(before[key], after[key])) return false
  return true
}

/**
 * Connects a view to an actor: `connect` maps a snapshot to what the view shows, `callbacksOf` creates its callbacks, once per actor.
 * The component renders again only when the state changes, compared value by value. Keep both functions outside of render, or memoised.
 */
export function useConnect<Snapshot extends AnySnapshot | null, State extends WithoutFunctions<State> | null>(
  actor: Readable<Snapshot>,
  connect: (snapshot: Snapshot) => State,
): State
export function useConnect<
  Snapshot extends AnySnapshot | null,
  State extends WithoutFunctions<State> | null,
  Event,
  Callbacks extends object,
>(
  actor: Readable<Snapshot> & { readonly send: (event: Event) => void },
  connect: (snapshot: Snapshot) => State,
  callbacksOf: (send: (event: Event) => void) => Callbacks,
): Connected<State, Callbacks>
export function useConnect<Snapshot extends AnySnapshot | null, State extends object | null, Event>(
  actor: Readable<Snapshot> & { readonly send?: (event: Event) => void },
  connect: (snapshot: Snapshot) => State,
  callbacksOf: (send: (event: Event) => void) => object = noCallbacks,
) {
  const [subscribe, read] = useMemo(() => {
    let latest: Snapshot | undefined
    let state: State | undefined
    return [
      (onChange: () => void) => {
        const subscription = actor.subscribe({ next: onChange, error: onChange })
        return () => subscription.unsubscribe()
      },
      () => {
        const snapshot = actor.getSnapshot()
        if (snapshot?.status === 'error') throw snapshot.error
        const next = state !== undefined && snapshot === latest ? state : connect(snapshot)
        latest = snapshot
        return (state = state !== undefined && isShallowEqual(state, next) ? state : next)
      },
    ]
  }, [actor, connect])
  const state = useSyncExternalStore(subscribe, read, read)
  const callbacks = useMemo(
    // The view of a machine that has ended may stay for a while, but does nothing any more.
    () => callbacksOf((event) => actor.getSnapshot()?.status === 'active' && actor.send?.(event)),
    [actor, callbacksOf],
  )
  return useMemo(() => state && { ...state, ...callbacks }, [state, callbacks])
}
