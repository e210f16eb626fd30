import type { Policy } from '../../domain/policy/policy.ts'
import { asToast, onView, silently, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import type { RowIdOf } from '../rows.ts'

/** What following and unfollowing may come to. saving.txt §8. */
export const followErrors = {
  emailUnverified: { code: 'emailUnverified', placement: onView('emailVerification'), words: 'none' },
  failed: { placement: asToast },
  unfollowFailed: { placement: asToast },
} as const satisfies ErrorTable

/** Blocking and unblocking, and following many at once: taken back without a word. saving.txt §8. */
export const blockErrors = { failed: { placement: silently, words: 'none' } } as const satisfies ErrorTable
export const bulkFollowErrors = {
  failed: { placement: silently, words: 'none' },
} as const satisfies ErrorTable

/** The tables by their name. */
export const peopleErrorTables = {
  follow: followErrors,
  block: blockErrors,
  bulkFollow: bulkFollowErrors,
} as const

export type PeopleRowId = RowIdOf<typeof peopleErrorTables>

/** What a failed call to follow or to unfollow means; null: no answer came in time. saving.txt §8. */
export const resolveFollowError = (failure: Failure | null, wanted: boolean, policy: Policy): PeopleRowId =>
  `follow.${(failure && findRow(followErrors, failure, policy)) ?? (wanted ? 'failed' : 'unfollowFailed')}`
