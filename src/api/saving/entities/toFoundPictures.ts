import type { FoundPicture } from '../../../domain/saving/duplicates.ts'
import type { DuplicatesData } from './saving.ts'

/** More than a member has of one picture. What is beyond it is not read. */
const LIMIT = 500

/** The pictures that the server found, without malformed ones. */
export const toFoundPictures = (data: DuplicatesData): readonly FoundPicture[] =>
  data
    .slice(0, LIMIT)
    .flatMap((found) =>
      found ? [{ board: found.board, imageUrl: found.image_url, signature: found.image_signature }] : [],
    )
