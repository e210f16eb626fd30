/** The types of the machines of this area, for a UI of your own. `MachineTypes` has those without a name. */
export type { AdListInput, AdListContext, AdListEvent, AdListEmitted } from './adList/adList.types.ts'
export type {
  BudgetEstimateInput,
  BudgetEstimateContext,
  BudgetEstimateEvent,
  BudgetEstimateEmitted,
} from './budgetEstimate/budgetEstimate.types.ts'
export type {
  BusinessInfoInput,
  BusinessInfoContext,
  BusinessInfoEvent,
  BusinessInfoOutput,
  BusinessInfoEmitted,
} from './businessInfo/businessInfo.types.ts'
export type {
  PinSelectionInput,
  PinSelectionContext,
  PinSelectionEvent,
  PinSelectionOutput,
  PinSelectionEmitted,
} from './pinSelection/pinSelection.types.ts'
export type {
  QuickPromoteInput,
  QuickPromoteContext,
  QuickPromoteEvent,
  QuickPromoteEmitted,
} from './quickPromote/quickPromote.types.ts'
export type {
  TagSelectionInput,
  TagSelectionContext,
  TagSelectionEvent,
  TagSelectionOutput,
  TagSelectionEmitted,
} from './tagSelection/tagSelection.types.ts'
