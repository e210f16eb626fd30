import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { isMachineSnapshot, isRunning } from '../../testing/proof/recorder.ts'
import { toPlain } from './plain.ts'
import { answersOf } from './possible.ts'
import type { MachinePicture } from './protocol.ts'
import { stateName } from './transitions.ts'

const keys = new WeakMap<object, number>()
let lastKey = 0

/** A number that identifies an actor for the lifetime of the page. */
export function keyOf(actor: object): number {
  const existing = keys.get(actor)
  if (existing) return existing
  lastKey += 1
  keys.set(actor, lastKey)
  return lastKey
}

type Drawn = Omit<MachinePicture, 'key' | 'parent'>

/** Snapshots are immutable, so their pictures are cached. */
const drawn = new WeakMap<AnyMachineSnapshot, Drawn>()

function draw(
  snapshot: AnyMachineSnapshot,
  example: (machine: string, type: string) => AnyEventObject,
): Drawn {
  const cached = drawn.get(snapshot)
  if (cached) return cached
  const picture: Drawn = {
    id: snapshot.machine.id,
    status: snapshot.status,
    // oxlint-disable-next-line no-underscore-dangle -- only `_nodes` exposes a snapshot's state nodes
    states: snapshot._nodes.map(stateName),
    context: toPlain(snapshot.context),
    answers: answersOf(snapshot, (type) => example(snapshot.machine.id, type)),
  }
  drawn.set(snapshot, picture)
  return picture
}

/** All running machines, and root machines that have ended. React's strict mode creates others that never start or stop immediately. */
export function picturesOf(
  actors: Iterable<AnyActorRef>,
  example: (machine: string, type: string) => AnyEventObject,
): MachinePicture[] {
  return [...actors].flatMap((actor): MachinePicture[] => {
    const snapshot: unknown = actor.getSnapshot()
    if (!isMachineSnapshot(snapshot)) return []
    const { _parent: parent } = actor
    const isSeen = snapshot.status === 'active' ? isRunning(actor) : !parent
    if (!isSeen) return []
    return [{ key: keyOf(actor), parent: parent ? keyOf(parent) : null, ...draw(snapshot, example) }]
  })
}
