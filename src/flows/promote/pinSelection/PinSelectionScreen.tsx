'use client'
import type { ActorRefFrom } from 'xstate'
import type { pinSelectionMachine } from '../../../../machines/promote/pinSelection/pinSelection.machine.ts'
import { PinSelectionView } from '../../../views/promote/PinSelectionView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectPinSelection, pinSelectionCallbacks } from './pinSelection.connect.ts'

export interface PinSelectionScreenProps {
  /** The machine of the choice, a child of the flow's. */
  readonly actor: ActorRefFrom<typeof pinSelectionMachine>
  /** Where a pin is created, for members without pins. */
  readonly createHref: string
}

/** The choice of a pin, on its machine. saving.txt §2 "pin selection modal". */
export function PinSelectionScreen({ actor, createHref }: PinSelectionScreenProps) {
  const props = useConnect(actor, connectPinSelection, pinSelectionCallbacks)
  return props && <PinSelectionView {...props} createHref={createHref} />
}
