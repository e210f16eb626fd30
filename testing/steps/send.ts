import type { AnyEventObject } from 'xstate'
import { isMachineSnapshot, isRunning } from '../proof/recorder.ts'
import type { Step } from './steps.ts'

/** Sends an event to the most recently started machine with this id. Used by 'Copy as steps' in the Statechart tab. */
export const send = (machine: string, event: AnyEventObject): Step => [
  `Send ${event.type} to ${machine}`,
  ({ stage }) => {
    const actor = [...stage.recorder.actors].findLast((each) => {
      const snapshot: unknown = each.getSnapshot()
      return isRunning(each) && isMachineSnapshot(snapshot) && snapshot.machine.id === machine
    })
    if (!actor) throw new Error(`No machine ${machine} is running.`)
    actor.send(event)
  },
]
