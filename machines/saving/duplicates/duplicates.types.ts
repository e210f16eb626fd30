import type { DuplicateBoard, Picture } from '../../../src/domain/saving/duplicates.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export type DuplicatesInput = WithPolicy

export interface DuplicatesContext extends DuplicatesInput {
  /** The picture in view. */
  readonly picture: Picture
  /** The boards that have it. Those of an earlier picture are gone. */
  readonly boards: readonly DuplicateBoard[]
}

export type DuplicatesEvent =
  /** Another picture is in view, or none. */
  { readonly type: 'picture.changed'; readonly picture: Picture }

/** Failures are not shown. */
export interface DuplicatesEmitted {
  readonly type: 'attempt.failed'
  readonly row: 'duplicates.failed'
  /** Null when no answer arrived in time. */
  readonly failure: Failure | null
}
