import { adListMachine } from '../../../../machines/promote/adList/adList.machine.ts'
import { adOf, adsOf } from '../../../api/promote/ads.entities.ts'
import type { AdServices } from '../../../api/promote/promoteServices.ts'
import type { Ad } from '../../../domain/promote/ads/ad.ts'
import type { AdChange } from '../../../domain/promote/ads/adActions.ts'
import { flowValue } from '../../runtime/flowValue.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { asMember } from './asMember.ts'

/** The calls of the app. */
export const adServices = flowValue<AdServices>('services')

/** The list of ads with its actors. What the app's services answer with is checked. */
export const adListLogic = adListMachine.provide({
  actors: {
    readAds: fromCall(async ({ config, signal, system }) =>
      adsOf(await asMember(config, () => adServices.of(system).readAds(signal))),
    ),
    updateAd: fromCall<Ad, AdChange>(async ({ config, input, signal, system }) =>
      adOf(await asMember(config, () => adServices.of(system).updateAd(input, signal))),
    ),
  },
})
