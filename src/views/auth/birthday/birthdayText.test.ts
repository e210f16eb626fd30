import { afterEach, describe, expect, it, vi } from 'vitest'
import { birthdayText } from './birthdayText.ts'

afterEach(() => vi.unstubAllEnvs())

describe('§2 Underage confirmation: the entered birthday in its title', () => {
  it.each([
    ['en', 'February 29, 2020'],
    ['de', '29. Februar 2020'],
    ['es', '29 de febrero de 2020'],
    ['ja', '2020年2月29日'],
    ['ko', '2020년 2월 29일'],
  ])('as %s writes it', (locale, text) => {
    expect(birthdayText('2020-02-29', locale)).toBe(text)
  })

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'America/Sao_Paulo', 'Pacific/Niue', 'UTC'])(
    'F6 is the day entered, in %s too',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(birthdayText('2019-01-01', 'en')).toBe('January 1, 2019')
    },
  )

  it.each(['th', 'fa-IR', 'ar-SA'])('%s keeps the calendar that it was entered in', (locale) => {
    expect(birthdayText('2019-01-01', `${locale}-u-nu-latn`)).toContain('2019')
  })

  it.each(['', '2014-02-30', '0000-01-01', 'yesterday'])(
    'F3 F8 says %j as it is, for it names no day',
    (text) => {
      expect(birthdayText(text, 'en')).toBe(text)
    },
  )
})
