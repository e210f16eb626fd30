import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'

/** Where every machine of a running story stands and has been, by `<machine>.<leaf state>`. */
export interface Recorder {
  readonly inspect: (event: InspectionEvent) => void
  /** Leaf states that some machine is in now. */
  now(): ReadonlySet<string>
  /** Leaf states that some machine has been in, final ones included. */
  readonly visited: ReadonlySet<string>
  /** Every actor that was made, those that strict React never starts included. */
  readonly actors: ReadonlySet<AnyActorRef>
}

/** Maybe of all that happens in any story, after its recorder. The set is empty unless somebody looks: nothing is spent on it then. */
export const spectators = new Set<(recorder: Recorder, event: InspectionEvent) => void>()

/** Writes down the leaf states of every machine that an inspector is told of. */
export function createRecorder(): Recorder {
  const actors = new Set<AnyActorRef>()
  const visited = new Set<string>()
  const recorder: Recorder = {
    visited,
    actors,
    inspect(event) {
      // Its snapshot cannot be read yet: it is only just being made.
      // SAFETY: what an inspector is told of is an actor of this system.
      if (event.type === '@xstate.actor') actors.add(event.actorRef as AnyActorRef)
      if (event.type === '@xstate.snapshot' || event.type === '@xstate.microstep') {
        for (const leaf of leavesOf(event.snapshot)) visited.add(leaf)
      }
      for (const tell of spectators) tell(recorder, event)
    },
    // An actor that is made and not yet started has no timer running: a step that waits for its state would move the clock too early.
    now: () =>
      new Set(
        [...actors]
          .filter(isRunning)
          .map((actor): unknown => actor.getSnapshot())
          .flatMap((snapshot) => leavesOf(snapshot, 'active')),
      ),
  }
  return recorder
}

/** Whether a snapshot is a machine's, and not a promise's or a callback's. */
export const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot

/** XState's own number for an actor that was started and not stopped. */
const RUNNING = 1

/** Whether an actor runs. Strict React makes actors that it never starts, and their snapshots are active all the same. */
export function isRunning(actor: AnyActorRef): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- nothing public tells a started actor from another
  return '_processingStatus' in actor && actor._processingStatus === RUNNING
}

/** `login.editing.typing`: the machine's id and the path of each state without children; none of anything but a machine. */
function leavesOf(snapshot: unknown, status?: string): string[] {
  if (!isMachineSnapshot(snapshot) || (status && snapshot.status !== status)) return []
  // oxlint-disable-next-line no-underscore-dangle -- the one place where XState tells a snapshot's leaf states with their types
  const leaves = snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
  return leaves.map(({ machine, path }) => [machine.id, ...path].join('.'))
}
