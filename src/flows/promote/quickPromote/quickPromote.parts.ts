import type { PromotePolicy } from '../../../domain/policy/promotePolicy.ts'
import { isBillingValid, isBusinessValid } from '../../../domain/promote/promoteStep.ts'
import type { PromoteAccount } from '../../../domain/promote/promotion.ts'
import { lazyPart, type LazyPart } from '../../runtime/lazyPart.ts'

/** The page and its dialogs. */
export const pagePart = lazyPart(() => import('./pageBundle.ts'))

/** What an account, a policy or places add to the page. */
export const planPart = lazyPart(() => import('./planBundle.ts'))

/** Whether anything adds to the page. */
export const needsPlan = (
  { country, timeZone }: PromoteAccount,
  { choosesStartDate, takesTotalBudget }: PromotePolicy,
  places: readonly string[] | undefined,
): boolean => Boolean(country || timeZone || choosesStartDate || takesTotalBudget || places?.length)

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
