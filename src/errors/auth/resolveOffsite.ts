import type { Policy } from '../../domain/policy/policy.ts'
import type { Failure } from '../failure.ts'
import { offsiteErrors, type OffsiteError } from './offsite.errors.ts'
import { findRow } from '../resolve.ts'

/** What a check that gave no answer means; whatever nobody knows is no answer at all. */
export const resolveOffsiteError = (failure: Failure, policy: Policy): OffsiteError =>
  findRow(offsiteErrors, failure, policy) ?? 'malformed'
