import { dateIn } from '../../../domain/promote/plan/adTimes.ts'
import type { Clock } from '../../../platform/platform.ts'
import { todayOf } from '../quickPromote/today.ts'

/** Today in an account's time zone, `YYYY-MM-DD`; in the member's if the account names none. */
export const todayIn = (clock: Pick<Clock, 'now'>, timeZone: string | null): string =>
  timeZone === null ? todayOf(clock) : dateIn(clock.now(), timeZone)
