import type { PromoteErrors } from './promote.errors.ts'

const schedule: readonly string[] = ['duration', 'endDate', 'startDate', 'isOngoing']

/** The errors that remain once these fields have changed. Days, last day and whether the ad ends depend on each other. */
export function withoutErrors(errors: PromoteErrors, ...fields: readonly string[]): PromoteErrors {
  const isSchedule = fields.some((field) => schedule.includes(field))
  const changed = new Set(['notice', ...fields, ...(isSchedule ? schedule : [])])
  if (changed.has('adType')) changed.add('tag')
  // SAFETY: the keys of `errors`.
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !changed.has(field))) as PromoteErrors
}
