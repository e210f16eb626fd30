import type { AnyActorRef, InspectionEvent } from 'xstate'

/** Records every event that a machine emits, and reads the contexts of machines. */
export function watchMachines() {
  const emitted: unknown[] = []
  /** StrictMode creates actors that it never starts. */
  const running = new Set<AnyActorRef>()
  const subscriptions = new Map<AnyActorRef, { unsubscribe(): void }>()
  const inspect = (event: InspectionEvent) => {
    // SAFETY: inspection events carry actors of this system.
    const actor = event.actorRef as AnyActorRef
    // Subscribes again each time, because an actor that StrictMode stops forgets its listeners.
    subscriptions.get(actor)?.unsubscribe()
    if (event.type === '@xstate.event') running.add(actor)
    subscriptions.set(
      actor,
      actor.on('*', (emission: unknown) => emitted.push(emission)),
    )
  }
  /** The current context of the machines with this id, as text and without the policy. */
  const contextOf = (id: string) =>
    [...running]
      .map((actor): unknown => actor.getSnapshot())
      .filter((snapshot) => isOf(snapshot, id))
      .map(({ context, children }) => JSON.stringify([{ ...context, policy: null }, Object.keys(children)]))
  return { emitted, inspect, contextOf }
}

interface MachineSnapshot {
  readonly machine: { readonly id: string }
  readonly context: object
  readonly children: object
}

const isOf = (snapshot: unknown, id: string): snapshot is MachineSnapshot =>
  // SAFETY: only a machine's snapshot has a `machine`.
  typeof snapshot === 'object' &&
  snapshot !== null &&
  'machine' in snapshot &&
  (snapshot as MachineSnapshot).machine.id === id
