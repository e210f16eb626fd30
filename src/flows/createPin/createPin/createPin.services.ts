import { claimUpsellMachine } from '../../../../machines/createPin/claimUpsell/claimUpsell.machine.ts'
import { createPinMachine } from '../../../../machines/createPin/createPin/createPin.machine.ts'
import { createClient } from '../../../api/client.ts'
import { pinImageEndpoints } from '../../../api/createPin/createPin.endpoints.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { checkClaimFrom } from '../claimUpsell/claimUpsell.services.ts'
import { provideDestination } from '../destination/destination.services.ts'
import { findImagesFrom } from './findImages.services.ts'
import { savePinFrom } from './savePin.services.ts'

/** The popup's machine and those of its steps, with every actor provided from the config. */
export function provideCreatePin(config: TackboardConfig) {
  const client = createClient(pinImageEndpoints, { ...config.api, policy: config.policy })
  return createPinMachine.provide({
    actors: {
      destination: provideDestination(config),
      registerImage: fromCall(async ({ input: { url }, signal }) => {
        await client.registerImage({ image_url: url }, signal)
      }),
      findImages: findImagesFrom(config),
      savePin: savePinFrom(config),
      checkClaim: checkClaimFrom(config),
      claimUpsell: claimUpsellMachine,
    },
  })
}
