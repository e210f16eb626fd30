import type { Policy } from '../../domain/policy/policy.ts'
import { asToast, onView, silently, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import type { RowIdOf } from '../rows.ts'

/** The errors of following and unfollowing. */
export const followErrors = {
  emailUnverified: { code: 'emailUnverified', placement: onView('emailVerification'), message: 'none' },
  failed: { placement: asToast },
  unfollowFailed: { placement: asToast },
} as const satisfies ErrorTable

/** Failed blocks and bulk follows are undone silently. */
export const blockErrors = { failed: { placement: silently, message: 'none' } } as const satisfies ErrorTable
export const bulkFollowErrors = {
  failed: { placement: silently, message: 'none' },
} as const satisfies ErrorTable

/** The tables by name. */
export const peopleErrorTables = {
  follow: followErrors,
  block: blockErrors,
  bulkFollow: bulkFollowErrors,
} as const

export type PeopleRowId = RowIdOf<typeof peopleErrorTables>

/** The error for a failed follow or unfollow. `failure` is null on a timeout. */
export const resolveFollowError = (failure: Failure | null, wanted: boolean, policy: Policy): PeopleRowId =>
  `follow.${(failure && findRow(followErrors, failure, policy)) ?? (wanted ? 'failed' : 'unfollowFailed')}`
