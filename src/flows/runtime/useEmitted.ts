'use client'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { AnyActorRef, InspectionEvent } from 'xstate'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Listens to what every machine of a flow emits, children included. Pass the returned function to the root actor's `inspect`.
 * A stopped actor forgets its listeners, so they are attached again when an effect runs again (StrictMode, Activity).
 */
export function useEmitted<Emitted extends { type: string }>(onEmitted: (event: Emitted) => void) {
  const latest = useRef(onEmitted)
  const subscriptions = useRef(new Map<AnyActorRef, { unsubscribe(): void }>())
  useBrowserLayoutEffect(() => {
    latest.current = onEmitted
  })

  const listen = useCallback((actor: AnyActorRef) => {
    subscriptions.current.get(actor)?.unsubscribe()
    subscriptions.current.set(
      actor,
      // SAFETY: only our own machines live in this system; they emit `Emitted`.
      actor.on('*', (event) => latest.current(event as unknown as Emitted)),
    )
  }, [])

  useEffect(() => {
    const actors = subscriptions.current
    for (const actor of actors.keys()) listen(actor)
    return () => {
      for (const subscription of actors.values()) subscription.unsubscribe()
    }
  }, [listen])

  return useCallback(
    (event: InspectionEvent) => {
      // SAFETY: inspection events carry actors of this system.
      if (event.type === '@xstate.actor') listen(event.actorRef as AnyActorRef)
    },
    [listen],
  )
}
