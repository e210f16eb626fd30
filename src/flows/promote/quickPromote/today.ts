import type { Clock } from '../../../platform/platform.ts'

/** Today in the member's time zone, `YYYY-MM-DD`. */
export function todayOf(clock: Pick<Clock, 'now'>): string {
  const now = new Date(clock.now())
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
