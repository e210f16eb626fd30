import type { PromotePolicy } from '../policy/promotePolicy.ts'
import { adTypes, type AdType, type PromoteTarget } from './promotion.ts'

/** Whether sales from a catalog are a choice: for products, where the request says so. */
const sellsProducts = (target: PromoteTarget | null, policy: Pick<PromotePolicy, 'sendsCatalogSales'>) =>
  target?.kind === 'productGroup' && policy.sendsCatalogSales

/** What an ad of this target can be for. Each choice changes the request. */
export const adTypesFor = (...given: Parameters<typeof sellsProducts>): readonly AdType[] =>
  adTypes.filter((adType) => adType !== 'CATALOG_SALES' || sellsProducts(...given))

/** What an ad of this target is for unless changed. */
export const startingAdType = (...given: Parameters<typeof sellsProducts>): AdType =>
  sellsProducts(...given) ? 'CATALOG_SALES' : 'CONSIDERATION'

/** What an ad was for, or if that is not offered any more, what it starts with. */
export const keptAdType = (adType: AdType, ...given: Parameters<typeof sellsProducts>): AdType =>
  adTypesFor(...given).includes(adType) ? adType : startingAdType(...given)
