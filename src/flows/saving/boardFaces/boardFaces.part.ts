import { lazyPart } from '../../runtime/lazyPart.ts'

/** The faces of those who share a board. Only `policy.saving.boardFaces` loads it. */
export const boardFacesPart = lazyPart(() => import('./facesOf.tsx'))
