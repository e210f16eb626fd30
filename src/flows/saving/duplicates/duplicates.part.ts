import { lazyPart } from '../../runtime/lazyPart.ts'

/** Finding the boards that have a picture. Only `policy.saving.findsDuplicates` loads it. */
export const duplicatesPart = lazyPart(() => import('./Duplicates.tsx'))
