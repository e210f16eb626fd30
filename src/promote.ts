/** `tackboard/promote`: promoting a pin as an ad. */
export { TackboardProvider, type TackboardProviderProps } from './flows/runtime/TackboardProvider.tsx'
export { AdsPage, type AdsPageProps } from './flows/promote/adList/AdsPage.tsx'
export { QuickPromote } from './flows/promote/quickPromote/QuickPromote.tsx'
export type { BillingSlot, QuickPromoteProps } from './flows/promote/quickPromote/quickPromote.props.ts'
export type { QuickPromoteListeners } from './flows/promote/quickPromote/quickPromote.effects.ts'
export type { AdEstimate, EstimateQuery, EstimateRange } from './domain/promote/plan/estimate.ts'
export type { Ad } from './domain/promote/ads/ad.ts'
export type { AdAction, AdChange, AdEdit, AdStatusChange } from './domain/promote/ads/adActions.ts'
export type { AdEndChange } from './domain/promote/ads/adForm.ts'
export type { AdServices, CampaignQuery, PromoteServices } from './api/promote/promoteServices.ts'
export {
  adGroupsPath,
  isPromoteSite,
  promoteBillingPath,
  readPromoteRoute,
  type PromoteRoute,
} from './domain/promote/promoteRoute.ts'
export type { PromoteStep } from './domain/promote/promoteStep.ts'
export type {
  AudienceOption,
  AudienceOptions,
  BusinessInfo,
  ConversionTag,
  PromoteAccount,
  PromotePin,
  PromoteTarget,
  SelectedTag,
} from './domain/promote/promotion.ts'
export {
  budgetReadingOf,
  isBudgetConfirmed,
  isBudgetUsable,
  readBudget,
} from './domain/promote/budgetReading.ts'
export { budgetFor, type Budget, type BudgetLimits } from './domain/promote/budget.ts'
export type { PromotePolicy } from './domain/policy/promotePolicy.ts'
export type { PromotedCampaign } from '../machines/promote/quickPromote/quickPromote.types.ts'
export type { BudgetCheck } from './domain/promote/budget.ts'
export type { BusinessField } from './domain/promote/businessForm.ts'
export type { DraftNote } from './domain/promote/draft.ts'
export type { FormerBudget, PromoteChange, PromoteValues } from './domain/promote/promoteValues.ts'
export type { AdStatus, FirstAdStatus } from './domain/promote/ads/adStatus.ts'
export type { AdType } from './domain/promote/promotion.ts'
