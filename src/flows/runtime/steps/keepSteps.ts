import type { AnyActorRef } from 'xstate'
import {
  depthOf,
  entryReached,
  startedAt,
  stepAsked,
  stepEntered,
  type Step,
  type StepHistory,
  type StepMove,
} from '../../../domain/navigation/stepHistory.ts'
import type { StepPort } from '../../../platform/page.types.ts'
import type { Clock } from '../../../platform/platform.ts'

/** The step on screen and its way back; null at the end of the flow, undefined between two steps. */
export type StepOnScreen = (Step & { readonly goBack: () => void }) | null | undefined

export interface StepsOptions {
  readonly port: StepPort
  readonly clock: Clock
  /** The flow's name among the flows of the page. */
  readonly flow: string
  /** How long `leave` waits for the browser, in milliseconds. */
  readonly patience: number
}

/** Keeps the browser's history in step with a flow. */
export interface StepKeeper {
  /** Goes back over the entries of all steps, and then calls `then`, which leaves the page. */
  leave(then: () => void): void
  /** Goes back over them, if the page is still there. */
  stop(): void
}

/** Every step of the flow that `read` sees adds an entry to the history, and Back asks the step to go back. */
export function keepSteps<Actor extends AnyActorRef>(
  actor: Actor,
  read: (actor: Actor) => StepOnScreen,
  { port, clock, flow, patience }: StepsOptions,
): StepKeeper {
  let history = startedAt(port.depth(flow))
  const waiting = new Set<() => void>()
  const flush = () => {
    const ready = [...waiting]
    waiting.clear()
    ready.forEach((then) => then())
  }

  function follow([next, move]: readonly [StepHistory, StepMove]): void {
    const from = history.at
    history = next
    if (move?.type === 'add') {
      if (port.depth(flow) === null) port.mark(flow, from)
      move.depths.forEach((depth) => port.add(flow, depth))
    }
    if (move?.type === 'goBack') {
      // Somebody has added an entry of their own, or taken the mark away: going back would leave the page.
      if (port.depth(flow) !== next.at) return follow(entryReached(next, depthOf(next)))
      port.goBack(move.by)
    }
    if (move?.type === 'retreat') {
      read(actor)?.goBack()
      return follow(stepAsked(history))
    }
    if (history.phase === 'resting') flush()
  }

  const look = () => {
    const step = read(actor)
    if (step !== undefined) follow(stepEntered(history, step))
  }
  const stopTravel = port.onTravel(() => {
    const depth = port.depth(flow)
    if (history.phase === 'travelling') follow(entryReached(history, depth ?? 0))
    // An entry without a mark belongs to another page, or to a link within this one.
    else if (depth !== null) follow(entryReached(history, depth))
  })
  const inspection = actor.system.inspect((event) => event.type === '@xstate.snapshot' && look())
  look()

  return {
    leave(then) {
      follow(stepEntered(history, null))
      if (history.phase === 'resting') return then()
      waiting.add(then)
      clock.setTimeout(flush, patience)
    },
    stop() {
      stopTravel()
      inspection.unsubscribe()
      if (history.phase === 'resting' && history.at > 0 && port.depth(flow) === history.at) {
        port.mark(flow, null)
        port.goBack(history.at)
      }
      flush()
    },
  }
}
