'use client'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { AnyActorRef, InspectionEvent } from 'xstate'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Hears what every machine of a flow emits, children included. Give the returned function to the root actor's `inspect`.
 * A stopped actor forgets its listeners, so they are taken up again when an effect runs anew (StrictMode, Activity). D7, I4.
 */
export function useEmitted<Emitted extends { type: string }>(onEmitted: (event: Emitted) => void) {
  const latest = useRef(onEmitted)
  const heard = useRef(new Map<AnyActorRef, { unsubscribe(): void }>())
  useBrowserLayoutEffect(() => {
    latest.current = onEmitted
  })

  const hear = useCallback((actor: AnyActorRef) => {
    heard.current.get(actor)?.unsubscribe()
    // SAFETY: only our own machines live in this system; they emit `Emitted`.
    heard.current.set(
      actor,
      actor.on('*', (event) => latest.current(event as unknown as Emitted)),
    )
  }, [])

  useEffect(() => {
    const actors = heard.current
    for (const actor of actors.keys()) hear(actor)
    return () => {
      for (const subscription of actors.values()) subscription.unsubscribe()
    }
  }, [hear])

  return useCallback(
    (event: InspectionEvent) => {
      // SAFETY: what an inspector is told of is an actor of this system.
      if (event.type === '@xstate.actor') hear(event.actorRef as AnyActorRef)
    },
    [hear],
  )
}
