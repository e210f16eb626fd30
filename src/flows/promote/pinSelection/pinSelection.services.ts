import { pinSelectionMachine } from '../../../../machines/promote/pinSelection/pinSelection.machine.ts'
import { pinsOf } from '../../../api/promote/promote.entities.ts'
import type { PromoteServices } from '../../../api/promote/promoteServices.ts'
import { fromCall } from '../../runtime/fromCall.ts'

/** The choice of a pin, on the app's function for reading pins. What that answers with is checked: it is the app's, not ours. */
export const providePinSelection = ({ readPins }: Pick<PromoteServices, 'readPins'>) =>
  pinSelectionMachine.provide({
    actors: { readPins: fromCall(async ({ signal }) => pinsOf(await readPins(signal))) },
  })
