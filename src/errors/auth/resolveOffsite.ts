import type { Policy } from '../../domain/policy/policy.ts'
import type { Failure } from '../failure.ts'
import { offsiteErrors, type OffsiteError } from './offsite.errors.ts'
import { findRow } from '../resolve.ts'

/** The error for a failed check. Unrecognized failures count as malformed. */
export const resolveOffsiteError = (failure: Failure, policy: Policy): OffsiteError =>
  findRow(offsiteErrors, failure, policy) ?? 'malformed'
