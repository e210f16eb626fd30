import type { AnyEventObject, InspectionEvent } from 'xstate'
import { isMachineSnapshot, observers, type Recorder } from '../../testing/proof/recorder.ts'
import { stageOf, type Stage } from '../../testing/stage/stage.ts'
import { keyOf, picturesOf } from './picture.ts'
import { toPlain, type Plain } from './plain.ts'
import { calls, type ClockPicture, type Moment, type MomentEvent, type SendRequest } from './protocol.ts'

interface Channel {
  emit(name: string, ...values: unknown[]): void
}

/** Moments within one frame are sent together, in milliseconds. */
const BATCH = 16
/** Interval at which a running clock advances, and by how much, in milliseconds. */
const TICK = 100

/** Watches the running story while the tab is open, and executes the tab's commands. */
export function createWatch(channel: Channel, currentStory: () => string | null) {
  const relayed = new WeakSet<object>()
  /** The last event of each type, whose data is sent again by default. Never leaves the page. */
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

  function queue(moment: Moment) {
    if (waiting.length === 0) {
      setTimeout(() => {
        channel.emit(calls.moments, waiting)
        waiting = []
        sendClock()
      }, BATCH)
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
    queue(
      momentOf(current, {
        type: event.type,
        data: dataOf(event),
        key: keyOf(actorRef),
        machine: snapshot.machine.id,
        isFromOutside,
      }),
    )
  }

  const sendClock = () => {
    const picture: ClockPicture = { isManual: Boolean(stage()?.clock), isRunning: running !== null }
    channel.emit(calls.clock, picture)
  }

  function run(isToRun: boolean) {
    if (running) clearInterval(running)
    running = isToRun ? setInterval(() => stage()?.clock?.advance(TICK), TICK) : null
    sendClock()
  }

  return {
    open() {
      if (observers.has(spectate)) return
      observers.add(spectate)
      const current = stage()
      const moment = current && momentOf(current, null)
      // Nothing to report until a story has started.
      if (moment && moment.machines.length > 0) queue(moment)
      sendClock()
    },
    close() {
      run(false)
      observers.delete(spectate)
    },
    /** A story has (re)started. Its clock is stopped. */
    begin() {
      waiting.length = 0
      examples.clear()
      run(false)
    },
    sendClock,
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

/** An event's data, with secrets hidden. */
function dataOf(event: AnyEventObject): { readonly [key: string]: Plain } {
  // SAFETY: `toPlain` returns an object for a plain object. It needs the type to tell whether the rest is secret.
  const { type: _type, ...carried } = toPlain(event) as { readonly [key: string]: Plain }
  return carried
}
