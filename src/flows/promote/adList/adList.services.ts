import { adListMachine } from '../../../../machines/promote/adList/adList.machine.ts'
import { adAccountOf, adOf, adsOf } from '../../../api/promote/ads.entities.ts'
import type { AdServices } from '../../../api/promote/promoteServices.ts'
import type { Ad } from '../../../domain/promote/ads/ad.ts'
import { budgetFor } from '../../../domain/promote/budget.ts'
import type { AdTerms } from '../../../domain/promote/ads/adForm.ts'
import type { AdChange } from '../../../domain/promote/ads/adActions.ts'
import { flowValue } from '../../runtime/flowValue.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { lazyPart } from '../../runtime/lazyPart.ts'
import { asMember } from './asMember.ts'

/** The form of an ad, which is loaded when one is edited. */
export const editPart = lazyPart(() => import('./editBundle.ts'))

/** The calls of the app. */
export const adServices = flowValue<AdServices>('services')

/** The list of ads with its actors. What the app's services answer with is checked. */
export const adListLogic = adListMachine.provide({
  actors: {
    readAds: fromCall(async ({ config, signal, system }) =>
      adsOf(await asMember(config, () => adServices.of(system).readAds(signal))),
    ),
    openEdit: fromCall<AdTerms, undefined>(async ({ config, signal, system }) => {
      const { readAccount } = adServices.of(system)
      const [account, { todayIn }] = await Promise.all([
        asMember(config, async () => adAccountOf(await readAccount?.(signal))),
        config.loadPart(editPart.load),
      ])
      const timeZone = account.timeZone ?? null
      return {
        limits: budgetFor(account.country ?? config.country, config.policy.promote),
        today: todayIn(config.platform.clock, timeZone),
        timeZone,
      }
    }),
    updateAd: fromCall<Ad, AdChange>(async ({ config, input, signal, system }) =>
      adOf(await asMember(config, () => adServices.of(system).updateAd(input, signal))),
    ),
  },
})
