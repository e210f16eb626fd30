import { describe, expect, it } from 'vitest'
import { decimalOf } from './money.ts'
import { readAmount } from './readAmount.ts'

const locales = ['en', 'de', 'es', 'ja', 'ko', 'ar', 'de-CH', 'fr', 'fr-CH', 'sv', 'da', 'nl', 'it']
const everyLocale = [
  ...locales,
  'pt-PT',
  'cs',
  'hi',
  'ar-EG',
  'fa',
  'de-AT',
  'en-IN',
  'nb',
  'pl',
  'not_a_tag',
]

/** The reading in short: an amount as a decimal, both readings with `or`, a refusal as its reason. */
function read(text: string, locale: string, currency = 'EUR'): string {
  const reading = readAmount(text, locale, currency)
  if (reading.kind === 'amount') return decimalOf(reading.money)
  if (reading.kind === 'ambiguous') return reading.readings.map(decimalOf).join(' or ')
  return reading.kind === 'empty' ? 'empty' : reading.reason
}

describe('one reading in every locale', () => {
  it.each([
    ['12.50', '12.50'],
    ['12,50', '12.50'],
    ['1,5', '1.50'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234,5', '1234.50'],
    ['1\u202f234,5', '1234.50'],
    ['1\u00a0234', '1234.00'],
    ["1'234.50", '1234.50'],
    ['1’234’567', '1234567.00'],
    ['1.234.567', '1234567.00'],
    ['1,234,567', '1234567.00'],
    ['٣٫٥', '3.50'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['۱۲٫۵', '12.50'],
    ['१२.५०', '12.50'],
    ['１２．５０', '12.50'],
    ['𝟏𝟐.𝟓', '12.50'],
    ['٣،٥', '3.50'],
    ['  7 ', '7.00'],
    ['007', '7.00'],
    ['12.', '12.00'],
    ['.50', '0.50'],
    ['0', '0.00'],
    ['', 'empty'],
    [' \u00a0\u200f', 'empty'],
    [`${' '.repeat(1000)}7${' '.repeat(1000)}`, '7.00'],
  ])('M1 M2 G3 %j is %s', (text, meant) =>
    expect(everyLocale.map((locale) => read(text, locale))).toEqual(everyLocale.map(() => meant)),
  )
})

describe('three digits after one mark (M1)', () => {
  const points = new Set(['de', 'es', 'da', 'nl', 'it', 'de-AT'])
  const commas = new Set(['en', 'ja', 'ko', 'ar', 'hi', 'en-IN', 'not_a_tag'])

  it.each(everyLocale)('asks or reads thousands in %s', (locale) => {
    expect(read('1.000', locale)).toBe(points.has(locale) ? '1000.00' : '1.00 or 1000.00')
    expect(read('1,000', locale)).toBe(commas.has(locale) ? '1000.00' : '1.00 or 1000.00')
    expect(read('12.500', locale)).toBe(points.has(locale) ? '12500.00' : '12.50 or 12500.00')
    expect(read('1 000', locale)).toBe('1000.00')
  })

  it('cuts the smaller reading to the decimals of the currency, and asks', () => {
    expect(read('1.005', 'en')).toBe('1.00 or 1005.00')
    expect(read('1.999', 'fr')).toBe('1.99 or 1999.00')
    expect(read('1.250', 'en', 'JPY')).toBe('1 or 1250')
  })

  it('does not ask when only one reading is possible', () => {
    expect(read('0.500', 'en')).toBe('tooPrecise')
    expect(read('0.500', 'de')).toBe('malformed')
    expect(read('1234.567', 'en')).toBe('tooPrecise')
    expect(read('1234,567', 'en')).toBe('malformed')
    expect(read('1.234,567', 'de')).toBe('tooPrecise')
  })

  it('reads groups of two where the locale writes them', () => {
    expect(['hi', 'en-IN'].map((locale) => read('12,34,567.50', locale))).toEqual([
      '1234567.50',
      '1234567.50',
    ])
    expect(read('12,34,567', 'en')).toBe('malformed')
  })
})

describe('marks and digits that few locales have', () => {
  it.each([
    ['12$50', 'pt-CV', 'EUR', '12.50'],
    ['1 234$50 €', 'pt-CV', 'EUR', '1234.50'],
    ['12$50 US$', 'pt-CV', 'USD', '12.50'],
    ['12$500', 'pt-CV', 'EUR', 'tooPrecise'],
    ['12$50', 'en', 'EUR', 'otherCurrency'],
    ['𞥑⹁𞥒𞥓𞥔.𞥕𞥐', 'ff-Adlm-GN', 'EUR', '1234.50'],
    ['1 23 45', 'tok', 'EUR', '12345.00'],
    ['12 34,50', 'tok', 'EUR', '1234.50'],
    ['12 34', 'en', 'EUR', 'malformed'],
    ['一,二三四.五〇', 'zh-u-nu-hanidec', 'EUR', '1234.50'],
    ['五〇〇', 'ja', 'JPY', '500'],
  ])('%j in %s, %s: %s', (text, locale, currency, meant) => expect(read(text, locale, currency)).toBe(meant))
})

describe('currencies of three and four decimals', () => {
  it.each([
    ['12.500', 'en', 'KWD', '12.500'],
    ['12,500', 'de', 'KWD', '12.500'],
    ['12,500', 'en', 'KWD', '12.500 or 12500.000'],
    ['12.500', 'de', 'KWD', '12.500 or 12500.000'],
    ['12.500', 'fr', 'KWD', '12.500 or 12500.000'],
    ['1.234,500', 'en', 'KWD', '1234.500'],
    ['1,234,567', 'en', 'KWD', '1234567.000'],
    ['12.5', 'en', 'KWD', '12.500'],
    ['12.5001', 'en', 'KWD', 'tooPrecise'],
    ['12.5001', 'en', 'CLF', '12.5001'],
    ['12,500', 'en', 'CLF', '12.5000 or 12500.0000'],
    ['12.500', 'en', 'CLP', '12 or 12500'],
  ])('%j in %s, %s: %s', (text, locale, currency, meant) => expect(read(text, locale, currency)).toBe(meant))
})

describe('symbols and codes', () => {
  it.each([
    ['€12.50', 'en', 'EUR', '12.50'],
    ['1.234,56 €', 'de', 'EUR', '1234.56'],
    ['12.50 EUR', 'en', 'EUR', '12.50'],
    ['eur 12,50', 'sv', 'EUR', '12.50'],
    ['$7 USD', 'en', 'USD', '7.00'],
    ['US$7', 'fr', 'USD', '7.00'],
    ['CA$7', 'fr', 'CAD', '7.00'],
    ['$.50', 'en', 'USD', '0.50'],
    ['MOP$1,234.56', 'zh-Hant-MO', 'MOP', '1234.56'],
    ['70 kr', 'en', 'SEK', '70.00'],
    ['70 kr.', 'da', 'DKK', '70.00'],
    ['kr. 70', 'da', 'DKK', '70.00'],
    ['kr.70', 'da', 'DKK', 'notANumber'],
    ['kr.70', 'sv', 'SEK', 'notANumber'],
    ['chf,50', 'de-CH', 'CHF', 'notANumber'],
  ])('M2 reads %j in %s', (text, locale, currency, meant) => expect(read(text, locale, currency)).toBe(meant))

  it.each([
    ['£5', 'otherCurrency'],
    ['5 USD', 'otherCurrency'],
    ['US$5', 'otherCurrency'],
    ['70 kr', 'otherCurrency'],
    ['€€5', 'severalSymbols'],
    ['€5 €', 'severalSymbols'],
    ['EUR 5 EUR', 'severalSymbols'],
    ['€', 'notANumber'],
  ])('M2 refuses %j', (text, reason) =>
    expect(everyLocale.map((locale) => read(text, locale))).toEqual(everyLocale.map(() => reason)),
  )
})

describe('refused in every locale', () => {
  it.each([
    ['-1', 'negative'],
    ['−5', 'negative'],
    ['-€5', 'negative'],
    ['€-5', 'negative'],
    ['1e3', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['NaN', 'notANumber'],
    ['0x10', 'notANumber'],
    ['5²', 'notANumber'],
    ['½', 'notANumber'],
    ['5 %', 'notANumber'],
    ['+5', 'notANumber'],
    ['.', 'notANumber'],
    ['1,1,1.2', 'malformed'],
    ['1..2', 'malformed'],
    ['1.234.56', 'malformed'],
    ['1 23', 'malformed'],
    ['1,234 567', 'malformed'],
    ['0,123,456', 'malformed'],
    ['12..', 'malformed'],
    ['9007199254.740993', 'tooPrecise'],
    ['9007199255', 'tooLarge'],
    ['9.007.199.255', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
    ['9'.repeat(1001), 'notANumber'],
    [`5${' '.repeat(1000)}0`, 'notANumber'],
  ])('G4 G8 M2 %j: %s', (text, reason) =>
    expect(everyLocale.map((locale) => read(text, locale))).toEqual(everyLocale.map(() => reason)),
  )

  it('takes the largest amount whose micros are a safe integer (G8)', () =>
    expect([read('9007199254.74', 'en'), read('9007199254.75', 'en')]).toEqual(['9007199254.74', 'tooLarge']))
})
