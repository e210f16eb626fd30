/** The page with everything that opens over it: one chunk, so that the dialog about a lost connection does not need one. */
export { PromotePageScreen } from './PromotePageScreen.tsx'
export { QuickPromoteDialogs } from './QuickPromoteDialogs.tsx'
export { providePinSelection } from '../pinSelection/pinSelection.services.ts'
export { provideTagSelection } from '../tagSelection/tagSelection.services.ts'
