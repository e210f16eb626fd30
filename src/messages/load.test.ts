import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { loaders } from './loaders.ts'
import { directionOf, loadMessages, locales, negotiateLocale } from './load.ts'

afterEach(() => vi.restoreAllMocks())

describe('loadMessages', () => {
  it('resolves to nothing for English, which is part of the views', async () => {
    expect(await loadMessages('en')).toEqual({})
  })

  it.each(locales.filter((locale) => locale !== 'en'))('loads the sentences of %s', async (locale) => {
    const messages = await loadMessages(locale)
    for (const key of ['login.submit', 'promoteSteps.label', 'searchAdvisory.newTab'] as const)
      expect(messages[key]).toEqual(expect.any(String))
  })

  it('loads a whole locale in one request, and each area in one', async () => {
    // SAFETY: the keys of a literal.
    const parts = Object.keys(loaders.de) as (keyof typeof loaders.de)[]
    const requests = parts.map((part) => vi.spyOn(loaders.de, part))
    const requested = () => parts.filter((_, index) => requests[index]?.mock.calls.length === 1)
    await loadMessages('de')
    expect(requested()).toEqual(['all'])
    vi.clearAllMocks()
    await loadMessages('de', ['people', 'auth'])
    expect(requested()).toEqual(['auth', 'people'])
  })

  it('loads the sentences of some areas alone, with those that all share', async () => {
    const messages = await loadMessages('de', ['auth'])
    expect(messages['login.submit']).toBe('Anmelden')
    expect(messages['common.cancel']).toBe('Abbrechen')
    expect(messages).not.toHaveProperty(['people.follow'])
    expect(await loadMessages('de', ['auth', 'people'])).toMatchObject({
      'login.submit': 'Anmelden',
      'people.follow': expect.anything(),
    })
  })

  it('types the keys by area', async () => {
    const messages = await loadMessages('de', ['auth', 'people'])
    expectTypeOf(messages).toHaveProperty('login.submit')
    expectTypeOf(messages).toHaveProperty('people.follow')
    expectTypeOf(messages).toHaveProperty('saving.view')
    expectTypeOf(messages).not.toHaveProperty('createPin.back')
    expectTypeOf(await loadMessages('de')).toHaveProperty('createPin.back')
    // @ts-expect-error: no such area
    expectTypeOf(loadMessages).toBeCallableWith('de', ['logIn'])
  })
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
