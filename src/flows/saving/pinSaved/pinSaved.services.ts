import { pinSavedMachine } from '../../../../machines/saving/pinSaved/pinSaved.machine.ts'
import { toSavedPin } from '../../../api/saving/entities/toSavedPin.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { readPin } from './readPin.ts'

/** The dialog's machine with its actor. */
export const pinSavedLogic = pinSavedMachine.provide({
  actors: {
    readSavedPin: fromCall(async ({ config, input: { pinId, subjectId }, signal }) =>
      toSavedPin(await readPin(config, pinId, subjectId, signal)),
    ),
  },
})
