import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'

/** The current and past states of every machine in a running story, as `<machine>.<leaf state>`. */
export interface Recorder {
  readonly inspect: (event: InspectionEvent) => void
  /** The leaf states that any machine is in at the moment. */
  now(): ReadonlySet<string>
  /** The leaf states that any machine has been in, including final ones. */
  readonly visited: ReadonlySet<string>
  /** Every actor created so far, including those that StrictMode never starts. */
  readonly actors: ReadonlySet<AnyActorRef>
}

/** Called for every event in any story, after the story's recorder. Empty unless the Statechart tab is open, so that it costs nothing. */
export const observers = new Set<(recorder: Recorder, event: InspectionEvent) => void>()

/** Records the leaf states of every machine that reports to its `inspect`. */
export function createRecorder(): Recorder {
  const actors = new Set<AnyActorRef>()
  const visited = new Set<string>()
  const recorder: Recorder = {
    visited,
    actors,
    inspect(event) {
      // The actor is still being created, so its snapshot cannot be read yet.
      // SAFETY: inspection events carry actors of this system.
      if (event.type === '@xstate.actor') actors.add(event.actorRef as AnyActorRef)
      if (event.type === '@xstate.snapshot' || event.type === '@xstate.microstep') {
        for (const leaf of leavesOf(event.snapshot)) visited.add(leaf)
      }
      for (const notify of observers) notify(recorder, event)
    },
    // An actor that has not started has no timer yet. A step that waits for its state would move the clock too early.
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

/** Whether a snapshot belongs to a machine rather than to a promise or a callback. */
export const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot

/** XState's internal status of an actor that was started and not stopped. */
const RUNNING = 1

/** Whether an actor is running. StrictMode creates actors that it never starts, whose snapshots are active too. */
export function isRunning(actor: AnyActorRef): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- no public API tells whether an actor was started
  return '_processingStatus' in actor && actor._processingStatus === RUNNING
}

/** Leaf states such as `login.editing.typing`: the machine's id and the path. Empty for anything but a machine. */
function leavesOf(snapshot: unknown, status?: string): string[] {
  if (!isMachineSnapshot(snapshot) || (status && snapshot.status !== status)) return []
  // oxlint-disable-next-line no-underscore-dangle -- only `_nodes` lists a snapshot's leaf states with their types
  const leaves = snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
  return leaves.map(({ machine, path }) => [machine.id, ...path].join('.'))
}
