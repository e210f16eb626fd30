import { claimUpsellMachine } from '../../../../machines/createPin/claimUpsell/claimUpsell.machine.ts'
import { createPinMachine } from '../../../../machines/createPin/createPin/createPin.machine.ts'
import { pinImageEndpoints } from '../../../api/createPin/createPin.endpoints.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { checkClaim } from '../claimUpsell/claimUpsell.services.ts'
import { destinationLogic } from '../destination/destination.services.ts'
import { lazyMachine } from '../../runtime/lazyPart.ts'
import { severalPinsPart } from '../severalPins/severalPins.part.ts'
import { findImages } from './findImages.services.ts'
import { savePin } from './savePin.services.ts'

const client = memberClientOf(pinImageEndpoints)

const loadedSeveral = () => {
  const part = severalPinsPart.loaded()
  if (!part) throw new Error('Several pictures can be chosen before the code for them is loaded.')
  return part
}

/** The popup's machine with its actors, among them the machines of its steps. */
export const createPinLogic = createPinMachine.provide({
  actors: {
    destination: destinationLogic,
    registerImage: fromCall(async ({ config, input: { url }, signal }) => {
      await client(config).registerImage({ image_url: url }, signal)
    }),
    findImages,
    savePin,
    // The popup offers several pictures once this is loaded.
    severalPins: lazyMachine(() => loadedSeveral().severalPinsLogic),
    checkClaim,
    claimUpsell: claimUpsellMachine,
  },
})
