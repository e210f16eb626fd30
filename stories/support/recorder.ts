import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'

/** Where every machine of a running story stands and has been, by `<machine>.<leaf state>`. */
export interface Recorder {
  readonly inspect: (event: InspectionEvent) => void
  /** Leaf states that some machine is in now. */
  now(): ReadonlySet<string>
  /** Leaf states that some machine has been in, final ones included. */
  readonly visited: ReadonlySet<string>
}

/** Writes down the leaf states of every machine that an inspector is told of. */
export function createRecorder(): Recorder {
  const actors = new Set<Pick<AnyActorRef, 'getSnapshot'>>()
  const visited = new Set<string>()
  return {
    visited,
    inspect(event) {
      // Its snapshot cannot be read yet: it is only just being made.
      if (event.type === '@xstate.actor') actors.add(event.actorRef)
      if (event.type !== '@xstate.snapshot' && event.type !== '@xstate.microstep') return
      for (const leaf of leavesOf(event.snapshot)) visited.add(leaf)
    },
    now: () => new Set([...actors].map((actor): unknown => actor.getSnapshot()).flatMap((snapshot) => leavesOf(snapshot, 'active'))),
  }
}

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot

/** `login.editing.typing`: the machine's id and the path of each state without children; none of anything but a machine. */
function leavesOf(snapshot: unknown, status?: string): string[] {
  if (!isMachineSnapshot(snapshot) || (status && snapshot.status !== status)) return []
  // oxlint-disable-next-line no-underscore-dangle -- the one place where XState tells a snapshot's leaf states with their types
  const leaves = snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
  return leaves.map(({ machine, path }) => [machine.id, ...path].join('.'))
}
