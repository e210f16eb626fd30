import { claimUpsellMachine } from '../../../../machines/createPin/claimUpsell/claimUpsell.machine.ts'
import { createPinMachine } from '../../../../machines/createPin/createPin/createPin.machine.ts'
import { pinImageEndpoints } from '../../../api/createPin/createPin.endpoints.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { checkClaim } from '../claimUpsell/claimUpsell.services.ts'
import { destinationLogic } from '../destination/destination.services.ts'
import { findImages } from './findImages.services.ts'
import { savePin } from './savePin.services.ts'

const client = memberClientOf(pinImageEndpoints)

/** The popup's machine with its actors, among them the machines of its steps. */
export const createPinLogic = createPinMachine.provide({
  actors: {
    destination: destinationLogic,
    registerImage: fromCall(async ({ config, input: { url }, signal }) => {
      await client(config).registerImage({ image_url: url }, signal)
    }),
    findImages,
    savePin,
    checkClaim,
    claimUpsell: claimUpsellMachine,
  },
})
