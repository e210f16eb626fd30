import type { AnyEventObject, InspectionEvent } from 'xstate'
import { isMachineSnapshot, observers, type Recorder } from '../../stories/support/proof/recorder.ts'
import { stageOf, type Stage } from '../../stories/support/stage/stage.ts'
import { keyOf, picturesOf } from './picture.ts'
import { toPlain, type Plain } from './plain.ts'
import { calls, type ClockPicture, type Moment, type MomentEvent, type SendRequest } from './protocol.ts'

interface Channel {
  emit(name: string, ...values: unknown[]): void
}

/** A frame's time: what happens within it travels together. */
const TOGETHER = 16
/** How often a clock that runs is moved, in milliseconds of both times. */
const TICK = 100

/** Watches the running story while the tab is open, and does in it what the tab asks. */
export function createWatch(channel: Channel, currentStory: () => string | null) {
  const relayed = new WeakSet<object>()
  /** What an event carried the last time: sent again when nobody says otherwise. It never leaves the page. */
  const examples = new Map<string, AnyEventObject>()
  let waiting: Moment[] = []
  let running: ReturnType<typeof setInterval> | null = null

  const stage = (): Stage | null => {
    const id = currentStory()
    return id ? stageOf(id) : null
  }
  const exampleOf = (machine: string, type: string) => examples.get(`${machine} ${type}`) ?? { type }

  function momentOf({ recorder, clock }: Stage, event: MomentEvent | null): Moment {
    return { time: clock?.now() ?? Date.now(), event, machines: picturesOf(recorder.actors, exampleOf) }
  }

  function tell(moment: Moment) {
    if (waiting.length === 0) {
      setTimeout(() => {
        channel.emit(calls.moments, waiting)
        waiting = []
        tellClock()
      }, TOGETHER)
    }
    waiting.push(moment)
  }

  function spectate(recorder: Recorder, inspected: InspectionEvent) {
    const current = stage()
    if (current?.recorder !== recorder) return
    if (inspected.type === '@xstate.event' && inspected.sourceRef) relayed.add(inspected.event)
    if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return
    const { event, snapshot, actorRef } = inspected
    const isFromOutside = !relayed.has(event) && !event.type.startsWith('xstate.')
    if (isFromOutside) examples.set(`${snapshot.machine.id} ${event.type}`, event)
    tell(
      momentOf(current, {
        type: event.type,
        data: dataOf(event),
        key: keyOf(actorRef),
        machine: snapshot.machine.id,
        isFromOutside,
      }),
    )
  }

  const tellClock = () => {
    const picture: ClockPicture = { isManual: Boolean(stage()?.clock), isRunning: running !== null }
    channel.emit(calls.clock, picture)
  }

  function run(isToRun: boolean) {
    if (running) clearInterval(running)
    running = isToRun ? setInterval(() => stage()?.clock?.advance(TICK), TICK) : null
    tellClock()
  }

  return {
    open() {
      if (observers.has(spectate)) return
      observers.add(spectate)
      const current = stage()
      const moment = current && momentOf(current, null)
      // Before a story has begun there is nothing to be told of it, its time least of all.
      if (moment && moment.machines.length > 0) tell(moment)
      tellClock()
    },
    close() {
      run(false)
      observers.delete(spectate)
    },
    /** A story begins anew: its clock stands still. */
    begin() {
      waiting.length = 0
      examples.clear()
      run(false)
    },
    tellClock,
    run,
    advance: (ms: number) => stage()?.clock?.advance(ms),
    send({ key, type, data }: SendRequest) {
      const actor = [...(stage()?.recorder.actors ?? [])].find((each) => keyOf(each) === key)
      const snapshot: unknown = actor?.getSnapshot()
      if (isMachineSnapshot(snapshot))
        actor?.send(data ? { ...data, type } : exampleOf(snapshot.machine.id, type))
    },
  }
}

/** What an event carries, secrets hidden. */
function dataOf({ type: _type, ...carried }: AnyEventObject): { readonly [key: string]: Plain } {
  // SAFETY: an object that is no list and no error is told as an object.
  return toPlain(carried) as { readonly [key: string]: Plain }
}
