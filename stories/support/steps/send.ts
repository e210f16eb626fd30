import type { AnyEventObject } from 'xstate'
import { isMachineSnapshot, isRunning } from '../proof/recorder.ts'
import type { Step } from './steps.ts'

/** Sends an event to the machine of that name that began last. The statechart tab copies such steps. */
export const send = (machine: string, event: AnyEventObject): Step => [
  `Send ${event.type} to ${machine}`,
  ({ stage }) => {
    const actor = [...stage.recorder.actors].findLast((each) => {
      const snapshot: unknown = each.getSnapshot()
      return isRunning(each) && isMachineSnapshot(snapshot) && snapshot.machine.id === machine
    })
    if (!actor) throw new Error(`No machine ${machine} runs.`)
    actor.send(event)
  },
]
