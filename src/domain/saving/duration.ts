/** Longer than this no video is, so it is no duration: 100 hours. */
const tooLong = 360_000

/** Hours, minutes and seconds of a duration in seconds; null for what is none. */
function partsOf(seconds: unknown) {
  if (typeof seconds !== 'number' || !(seconds > 0 && seconds < tooLong)) return null
  // Something that plays is never said to last no time at all.
  const whole = Math.max(1, Math.floor(seconds))
  return { hours: Math.floor(whole / 3_600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 }
}

const two = (count: number) => String(count).padStart(2, '0')

/** 83 seconds as '1:23', an hour of them as '1:00:00'; null for what is no duration. saving.txt §2, §3 "Video". */
export function durationText(duration: unknown): string | null {
  const parts = partsOf(duration)
  if (!parts) return null
  const { hours, minutes, seconds } = parts
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** `Intl.DurationFormat`, where there is one; the library of types does not know it yet. */
interface WithDurationFormat {
  readonly DurationFormat?: new (
    locale: string,
    options: { readonly style: 'long' },
  ) => { format(duration: Readonly<Record<string, number>>): string }
}

/** The same as a screen reader should say it: '1 minute, 23 seconds', in the words of the locale. Null for what is no duration. */
export function spokenDuration(duration: unknown, locale: string): string | null {
  const parts = partsOf(duration)
  if (!parts) return null
  // SAFETY: `Intl` is looked at for one name more than its type has.
  const { DurationFormat } = Intl as WithDurationFormat
  if (DurationFormat) return new DurationFormat(locale, { style: 'long' }).format(parts)
  const words = (['hour', 'minute', 'second'] as const).flatMap((unit) => {
    const count = parts[`${unit}s`]
    return count
      ? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
      : []
  })
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(words)
}
