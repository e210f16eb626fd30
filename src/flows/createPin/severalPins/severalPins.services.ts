import { severalPinsMachine } from '../../../../machines/createPin/severalPins/severalPins.machine.ts'
import { savePin } from '../createPin/savePin.services.ts'

/** The machine of several pins, with its call. */
export const severalPinsLogic = severalPinsMachine.provide({ actors: { savePin } })
