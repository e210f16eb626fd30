import { describe, expect, expectTypeOf, it } from 'vitest'
import { directionOf, loadMessages, locales, negotiateLocale } from './load.ts'

describe('loadMessages', () => {
  it('resolves to nothing for English, which is part of the views', async () => {
    expect(await loadMessages('en')).toEqual({})
  })

  it.each(locales.filter((locale) => locale !== 'en'))('loads the sentences of %s', async (locale) => {
    const messages = await loadMessages(locale)
    for (const key of ['login.submit', 'promoteSteps.label', 'searchAdvisory.newTab'] as const)
      expect(messages[key]).toEqual(expect.any(String))
  })

  it('types all keys', async () => expectTypeOf(await loadMessages('de')).toHaveProperty('createPin.back'))
})

describe('negotiateLocale', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['ES_mx', 'es'],
    ['en-XA', 'en'],
    ['en-GB', 'en'],
    ['tlh', 'en'],
    ['', 'en'],
    [[], 'en'],
    [['fr-CA', 'ja-JP', 'de'], 'ja'],
    [['en-GB', 'de'], 'en'],
  ] as const)('answers %j with %s', (requested, locale) => {
    expect(negotiateLocale(requested)).toBe(locale)
  })
})

describe('directionOf', () => {
  it.each([
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['HE', 'rtl'],
    ['en', 'ltr'],
    ['arn', 'ltr'],
    ['ja', 'ltr'],
  ] as const)('writes %s %s', (locale, direction) => {
    expect(directionOf(locale)).toBe(direction)
  })
})
