/** No video is 100 hours long, so treat such values as invalid. */
const maximum = 360_000

/** Hours, minutes and seconds of a duration in seconds; null if it is invalid. */
function partsOf(seconds: unknown) {
  if (typeof seconds !== 'number' || !(seconds > 0 && seconds < maximum)) return null
  // Never show 0:00.
  const total = Math.max(1, Math.floor(seconds))
  return { hours: Math.floor(total / 3_600), minutes: Math.floor(total / 60) % 60, seconds: total % 60 }
}

const pad = (count: number) => String(count).padStart(2, '0')

/** Formats seconds as '1:23' or '1:00:00'; null if the duration is invalid. */
export function durationText(duration: unknown): string | null {
  const parts = partsOf(duration)
  if (!parts) return null
  const { hours, minutes, seconds } = parts
  return hours ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`
}

/** `Intl.DurationFormat` is missing in some browsers and in TypeScript's library. */
interface WithDurationFormat {
  readonly DurationFormat?: new (
    locale: string,
    options: { readonly style: 'long' },
  ) => { format(duration: Readonly<Record<string, number>>): string }
}

/** Formats seconds for screen readers in the given locale: '1 minute, 23 seconds'. Null if the duration is invalid. */
export function spokenDuration(duration: unknown, locale: string): string | null {
  const parts = partsOf(duration)
  if (!parts) return null
  // SAFETY: reads one optional property that the type of `Intl` lacks.
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

/** The same for a position in a video, which may be its start: '0 seconds'. */
export const spokenPosition = (seconds: number, locale: string): string =>
  (seconds >= 1 && spokenDuration(seconds, locale)) ||
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(0)
