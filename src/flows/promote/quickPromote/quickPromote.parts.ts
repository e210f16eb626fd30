import { isBillingValid, isBusinessValid } from '../../../domain/promote/promoteStep.ts'
import type { PromoteAccount } from '../../../domain/promote/promotion.ts'
import { lazyPart, type LazyPart } from '../../runtime/lazyPart.ts'

/** The page and its dialogs. */
export const pagePart = lazyPart(() => import('./pageBundle.ts'))

/** The business form and the payment. */
export const formsPart = lazyPart(() => import('./formsBundle.ts'))

/** Whether the account leads to a step after the page. */
export const needsForms = (account: PromoteAccount): boolean =>
  !isBusinessValid(account) || !isBillingValid(account)

/** A part that `open` has loaded, before the first step is shown. */
export function required<Part>(part: LazyPart<Part>): Part {
  const loaded = part.loaded()
  if (!loaded) throw new Error('Load the parts of quick promote before its steps.')
  return loaded
}
