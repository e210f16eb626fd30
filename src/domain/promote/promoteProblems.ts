import { safeHref } from '../navigation/links.ts'
import { visibleName } from '../text/visibleName.ts'
import { daysOf } from './campaignDates.ts'
import { daysTyped, firstDayOf, type PromoteValues } from './promoteValues.ts'
import type { PromotePin, PromoteTarget } from './promotion.ts'

/** What can be wrong with the form of an ad, by field. The budget's field says its own. */
export interface PromoteProblems {
  readonly pin?: 'pinForeign'
  readonly name?: 'nameRequired'
  readonly destinationUrl?: 'destinationRequired' | 'destinationInvalid'
  readonly duration?: 'durationInvalid'
  readonly endDate?: 'endDatePast' | 'endDateBeforeStart'
  readonly startDate?: 'startDatePast'
  readonly places?: 'placesRequired'
  readonly tag?: 'tagRequired'
}

function scheduleProblems(values: PromoteValues, today: string): PromoteProblems {
  const { isOngoing, endDate, duration, startDate } = values
  if (startDate && daysOf(today, startDate) === null) return { startDate: 'startDatePast' }
  if (isOngoing) return {}
  if (endDate && daysOf(today, endDate) === null) return { endDate: 'endDatePast' }
  if (endDate && daysOf(firstDayOf(values, today), endDate) === null) return { endDate: 'endDateBeforeStart' }
  return daysTyped(duration) === null || !endDate ? { duration: 'durationInvalid' } : {}
}

/** The form of an ad, with what its rules depend on. */
export interface PromoteForm {
  readonly values: PromoteValues
  readonly pin: PromotePin | null
  readonly target: PromoteTarget | null
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly today: string
  /** Whether the app offers places, so that one is needed. */
  readonly asksForPlaces: boolean
  /** Whose pins may be promoted: the member's, and those of the profile that they act for. A pin of unknown owner may. */
  readonly owners: readonly (string | null)[]
}

/** Everything that is wrong with the form of an ad. Only a pin has a destination. saving.txt §5. */
export function promoteProblems(form: PromoteForm): PromoteProblems {
  const { values, pin, target, today, owners, asksForPlaces } = form
  const url = values.destinationUrl.trim()
  const isWebAddress = /^https?:\/\//i.test(url) && safeHref(url) !== null
  return {
    ...(pin?.ownerId && !owners.includes(pin.ownerId) && { pin: 'pinForeign' }),
    ...(!visibleName(values.name) && { name: 'nameRequired' }),
    ...(target?.kind === 'pin' &&
      !isWebAddress && { destinationUrl: url ? 'destinationInvalid' : 'destinationRequired' }),
    ...scheduleProblems(values, today),
    ...(asksForPlaces && !values.places?.length && { places: 'placesRequired' }),
    ...(values.adType === 'WEB_CONVERSION' && !values.tag && { tag: 'tagRequired' }),
  }
}
