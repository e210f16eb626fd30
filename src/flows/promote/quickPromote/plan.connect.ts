import type { SnapshotFrom } from 'xstate'
import type { quickPromoteMachine } from '../../../../machines/promote/quickPromote/quickPromote.machine.ts'
import { countryOf } from '../../../domain/promote/plan/startingForm.ts'
import { firstDayOf } from '../../../domain/promote/promoteValues.ts'
import { isTotal } from '../../../domain/promote/plan/totalLimits.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

type Snapshot = SnapshotFrom<typeof quickPromoteMachine>

const none: readonly string[] = []

/** What the parts show that an app's account or policy adds to the page. */
export function connectPlan(snapshot: Snapshot) {
  const { account, country, errors, limits, policy, today, values } = snapshot.context
  const firstDay = firstDayOf(values, today)
  return {
    country: countryOf(snapshot.context, values),
    currency: limits.currency,
    countries: account?.countries ?? none,
    visitorCountry: country?.trim().toUpperCase() || null,
    isReadOnly: snapshot.matches({ steps: { page: 'submitting' } }),
    /** Whether the account says where it is billed; the visitor's country is not taken for it. */
    hasAccountCountry: account?.country !== undefined,
    takesTotalBudget: policy.promote.takesTotalBudget,
    isTotal: isTotal(values),
    choosesStartDate: policy.promote.choosesStartDate,
    startDate: firstDay,
    today,
    startDateError: errors.startDate ?? null,
    chosenPlaces: values.places ?? none,
    placesError: errors.places ?? null,
    timeZone: account?.timeZone ?? null,
    firstDay: firstDay === today ? null : firstDay,
    lastDay: values.isOngoing ? null : values.endDate,
    formVersion: snapshot.context.formVersion,
  }
}

export const planCallbacks = (send: SendTo<typeof quickPromoteMachine>) => ({
  onCountry: (country: string) => send({ type: 'values.changed', change: { country } }),
  /** A total needs an end. */
  onTotal: (isTotalBudget: boolean) =>
    send({ type: 'values.changed', change: { isTotalBudget, ...(isTotalBudget && { isOngoing: false }) } }),
  onStartDate: (startDate: string) => send({ type: 'values.changed', change: { startDate } }),
  onPlaces: (places: readonly string[]) => send({ type: 'values.changed', change: { places } }),
})
