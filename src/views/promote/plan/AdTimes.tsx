'use client'
import { endTime, startTime, zoneName } from '../../../domain/promote/plan/adTimes.ts'
import { promotePlan } from '../../../messages/en/promote/promotePlan.ts'
import { useLocale, useText } from '../../text.tsx'

export interface AdTimesProps {
  /** `YYYY-MM-DD`; null if it is today, which is not said. */
  readonly firstDay: string | null
  /** `YYYY-MM-DD`; null for an ad without an end. */
  readonly lastDay: string | null
  /** The account's time zone, such as 'Europe/Berlin'. */
  readonly timeZone: string
}

/** When an ad starts and ends, to the minute, in the time zone of its account. Says nothing of what is no date yet. */
export function AdTimes({ firstDay, lastDay, timeZone }: AdTimesProps) {
  const t = useText(promotePlan)
  const { locale } = useLocale()
  const start = firstDay && startTime(firstDay, timeZone, locale)
  const end = lastDay && endTime(lastDay, timeZone, locale)
  const zone = zoneName(timeZone, locale, lastDay ?? firstDay ?? '')
  return (
    <small data-at="times">
      {start && end
        ? t('promotePlan.runs', { start, end, zone })
        : start
          ? t('promotePlan.starts', { start, zone })
          : end && t('promotePlan.ends', { end, zone })}
    </small>
  )
}
