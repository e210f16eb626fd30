/** The page with everything that opens over it: one chunk, so that the dialog about a lost connection does not need one. */
export { PromotePageScreen } from './PromotePageScreen.tsx'
export { PromoteSteps } from '../../../views/promote/PromoteSteps.tsx'
export { QuickPromoteDialogs } from './QuickPromoteDialogs.tsx'
export { pinSelectionLogic } from '../pinSelection/pinSelection.services.ts'
export { createdAd, foundAd } from './createdAd.ts'
export { tagSelectionLogic } from '../tagSelection/tagSelection.services.ts'
