import { expect, it } from 'vitest'
import { campaignPeriod } from './campaignPeriod.ts'

/** Versions of Intl separate with spaces of several widths, or with none around the dash. */
const plain = (text: string | null) => text?.replaceAll(/\s*–\s*/gu, '–').replaceAll(/\s/gu, ' ') ?? null

it.each([
  ['en', '2026-05-03', '2026-05-12', 'May 3–12'],
  ['en-GB', '2026-05-03', '2026-05-12', '3–12 May'],
  ['de', '2026-05-03', '2026-05-12', '3.–12. Mai'],
  ['ja', '2026-05-03', '2026-05-12', '05/03～05/12'],
  ['en', '2026-05-28', '2026-06-06', 'May 28–Jun 6'],
  ['en', '2026-05-03', '2026-05-03', 'May 3'],
  ['en', '2026-12-28', '2027-01-06', 'Dec 28, 2026–Jan 6, 2027'],
  ['th', '2026-12-28', '2027-01-06', '28 ธ.ค. 2026–6 ม.ค. 2027'],
])('M4 writes the days in %s, and the years only if there are two: %s to %s', (locale, first, last, text) =>
  expect(plain(campaignPeriod(first, last, locale))).toBe(text),
)

it.each([
  ['2026-05-03', ''],
  ['2026-05-03', '2026-02-30'],
  ['2026-05-03', '2026-05-02'],
])('M4 has no text for %s to "%s"', (first, last) => expect(campaignPeriod(first, last, 'en')).toBeNull())
