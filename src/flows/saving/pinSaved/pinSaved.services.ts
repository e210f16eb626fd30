import { pinSavedMachine } from '../../../../machines/saving/pinSaved/pinSaved.machine.ts'
import { toSavedPin } from '../../../api/saving/entities/toSavedPin.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { pinReader } from './pinReader.ts'

/** The dialog's machine with its actor provided from the config. */
export function providePinSaved(config: TackboardConfig) {
  const readPin = pinReader(config)
  return pinSavedMachine.provide({
    actors: {
      readSavedPin: fromCall(async ({ input: { pinId, subjectId }, signal }) =>
        toSavedPin(await readPin(pinId, subjectId, signal)),
      ),
    },
  })
}
