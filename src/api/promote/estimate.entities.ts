import * as v from 'valibot'
import type { AdEstimate } from '../../domain/promote/plan/estimate.ts'
import { ApiFailure } from '../failure.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const range = v.pipe(
  v.object({ from: count, to: count }),
  v.check(({ from, to }) => from <= to),
)
const estimate = v.nullable(
  v.object({ reach: v.optional(v.nullable(range), null), clicks: v.optional(v.nullable(range), null) }),
)

/** What an app's `estimate` answers with; null if it has none. Throws `ApiFailure` for anything that is no range of whole numbers. */
export function estimateOf(value: unknown): AdEstimate | null {
  const { success, output } = v.safeParse(estimate, value)
  if (!success) throw new ApiFailure('malformed')
  return output
}
