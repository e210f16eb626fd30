import { pinSelectionMachine } from '../../../../machines/promote/pinSelection/pinSelection.machine.ts'
import { pinsOf } from '../../../api/promote/promote.entities.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { promoteServices } from '../promoteServices.ts'

/** The machine of the choice of a pin with its actor. What the app's service answers with is checked: it is the app's, not ours. */
export const pinSelectionLogic = pinSelectionMachine.provide({
  actors: {
    readPins: fromCall(async ({ signal, system }) =>
      pinsOf(await promoteServices.of(system).readPins(signal)),
    ),
  },
})
