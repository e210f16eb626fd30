/** What an account, a policy or places add to the page: one chunk, only for apps that ask for any of it. */
export { PlannedPage } from './PlanParts.tsx'
export { BudgetEstimate } from '../budgetEstimate/BudgetEstimate.tsx'
export { dateIn } from '../../../domain/promote/plan/adTimes.ts'
