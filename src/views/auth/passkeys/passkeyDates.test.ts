import { describe, expect, it } from 'vitest'
import { passkeyDates } from './passkeyDates.ts'

const at = (...[month, day, hour = 12, year = 2026]: readonly number[]) =>
  new Date(year, (month ?? 1) - 1, day, hour).getTime()
const now = at(6, 1, 0)

describe('the dates of passkeys', () => {
  it('are without a year that goes without saying', () => {
    const { date } = passkeyDates('en', now)
    expect([date(at(5, 3)), date(at(11, 20, 12, 2025))]).toEqual(['May 3', 'November 20, 2025'])
  })

  it('are days of the calendar as long as they are recent', () => {
    const { recent } = passkeyDates('en', now)
    expect([at(6, 1, 0), at(5, 31, 23), at(5, 29, 1), at(5, 26), at(5, 25)].map(recent)).toEqual([
      'today',
      'yesterday',
      '3 days ago',
      '6 days ago',
      'May 25',
    ])
  })

  it('are in the language of the reader', () => {
    const written = ['de', 'es', 'ja', 'ko', 'ar'].map((locale) => {
      const { date, recent } = passkeyDates(locale, now)
      return [date(at(5, 3)), recent(at(5, 31))]
    })
    expect(written).toEqual([
      ['3. Mai', 'gestern'],
      ['3 de mayo', 'ayer'],
      ['5月3日', '昨日'],
      ['5월 3일', '어제'],
      ['3 مايو', 'أمس'],
    ])
  })
})
