import type { PinState } from '../../../domain/createPin/several/severalPins.ts'
import type { CreatePinStatusProps } from '../CreatePinStatus.tsx'

/** A picture, and what has become of its pin. */
export interface SeveralPinsResult {
  readonly url: string
  readonly name: string
  readonly state: PinState
  /** Why it is not saved, or not surely; null unless its request failed. */
  readonly error: CreatePinStatusProps['error']
  /** What the server says about it, shown in place of our sentence. */
  readonly serverMessage: string | null
}
