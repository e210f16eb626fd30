import { lazyPart } from '../../runtime/lazyPart.ts'

/** Choosing the order of the boards. Only `policy.saving.boardSort` loads it. */
export const boardSortPart = lazyPart(() => import('../../../views/people/boardSort/BoardSortChoice.tsx'))
