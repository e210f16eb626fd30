/** The types of the machines of this area, for a UI of your own. `MachineTypes` has those without a name. */
export type { ClaimUpsellOutput, ClaimUpsellEmitted } from './claimUpsell/claimUpsell.machine.ts'
export type {
  CreatePinInput,
  CreatePinContext,
  CreatePinEvent,
  CreatePinEmitted,
} from './createPin/createPin.types.ts'
export type {
  DestinationInput,
  DestinationContext,
  DestinationEvent,
  DestinationOutput,
  DestinationEmitted,
} from './destination/destination.types.ts'
export type {
  MobileCreatePinInput,
  MobileCreatePinContext,
  MobileCreatePinEvent,
  MobileCreatePinEmitted,
} from './mobileCreatePin/mobileCreatePin.types.ts'
export type {
  SeveralPin,
  SeveralPinsInput,
  SeveralPinsContext,
  SeveralPinsEvent,
  SeveralPinsOutput,
  SeveralPinsEmitted,
} from './severalPins/severalPins.types.ts'
