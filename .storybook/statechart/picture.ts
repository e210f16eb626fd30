import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { isMachineSnapshot, isRunning } from '../../stories/support/proof/recorder.ts'
import { toPlain } from './plain.ts'
import { answersOf } from './possible.ts'
import type { MachinePicture } from './protocol.ts'
import { stateName } from './transitions.ts'

const keys = new WeakMap<object, number>()
let lastKey = 0

/** A number for each actor, the same as long as the page lives. */
export function keyOf(actor: object): number {
  const known = keys.get(actor)
  if (known) return known
  lastKey += 1
  keys.set(actor, lastKey)
  return lastKey
}

type Drawn = Omit<MachinePicture, 'key' | 'parent'>

/** A snapshot never changes: it is drawn once. */
const drawn = new WeakMap<AnyMachineSnapshot, Drawn>()

function draw(
  snapshot: AnyMachineSnapshot,
  example: (machine: string, type: string) => AnyEventObject,
): Drawn {
  const known = drawn.get(snapshot)
  if (known) return known
  const picture: Drawn = {
    id: snapshot.machine.id,
    status: snapshot.status,
    // oxlint-disable-next-line no-underscore-dangle -- the one place where XState tells a snapshot's states with their types
    states: snapshot._nodes.map(stateName),
    context: toPlain(snapshot.context),
    answers: answersOf(snapshot, (type) => example(snapshot.machine.id, type)),
  }
  drawn.set(snapshot, picture)
  return picture
}

/** Every machine that runs, and the outermost ones that have ended. Strict React makes more, and starts them never or stops them at once. */
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
