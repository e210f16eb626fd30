import type { AnyActorRef, InspectionEvent } from 'xstate'

/** Writes down all that leaves any machine as an emitted event, and what a machine still knows. */
export function watchMachines() {
  const emitted: unknown[] = []
  /** Strict React makes actors that it never starts. */
  const running = new Set<AnyActorRef>()
  const heard = new Map<AnyActorRef, { unsubscribe(): void }>()
  const inspect = (event: InspectionEvent) => {
    // SAFETY: what an inspector is told of is an actor of this system.
    const actor = event.actorRef as AnyActorRef
    // Taken up anew each time: an actor that strict React stops once forgets who listens.
    heard.get(actor)?.unsubscribe()
    if (event.type === '@xstate.event') running.add(actor)
    heard.set(
      actor,
      actor.on('*', (said: unknown) => emitted.push(said)),
    )
  }
  /** All that machines of that name know now, as text; policy aside. */
  const known = (id: string) =>
    [...running]
      .map((actor): unknown => actor.getSnapshot())
      .filter((snapshot) => isOf(snapshot, id))
      .map(({ context, children }) => JSON.stringify([{ ...context, policy: null }, Object.keys(children)]))
  return { emitted, inspect, known }
}

interface MachineSnapshot {
  readonly machine: { readonly id: string }
  readonly context: object
  readonly children: object
}

const isOf = (snapshot: unknown, id: string): snapshot is MachineSnapshot =>
  // SAFETY: what has a `machine` is a machine's snapshot.
  typeof snapshot === 'object' &&
  snapshot !== null &&
  'machine' in snapshot &&
  (snapshot as MachineSnapshot).machine.id === id
