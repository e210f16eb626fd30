import { lazyPart } from '../../runtime/lazyPart.ts'

/** Saving to several boards. Only `policy.saving.severalBoards` loads it. */
export const severalPart = lazyPart(() => import('./severalBundle.ts'))
