import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPromotePolicy } from '../policy/promotePolicy.ts'
import { scaleDecimal } from './decimal.ts'
import { formatAmount, formatMoney } from './formatMoney.ts'
import { decimalOf, microsOf, moneyOf, type Money } from './money.ts'
import { readAmount, type AmountReading } from './readAmount.ts'
import { everyLocale } from './testing/everyLocale.ts'

const currencies = [...new Set(Object.values(defaultPromotePolicy.currencies))].toSorted()
const shipped = ['en', 'de', 'es', 'ja', 'ko', 'ar']
const others = ['de-CH', 'fr', 'fr-CH', 'sv', 'da', 'nl', 'it', 'pt-PT', 'cs', 'hi', 'ar-EG', 'fa']
const locales = [...shipped, ...others]

/** Up to the largest amount whose micros are a safe integer, small ones more often. */
const minors = fc.oneof(
  fc.nat(200_000),
  fc.nat(200_000).map((units) => units * 100),
  fc.nat(900_719_925_474),
)
const amounts = fc.record({ minor: minors, currency: fc.constantFrom(...currencies) })

it('covers the ten currencies of the spec', () =>
  expect(currencies).toEqual(['AUD', 'CAD', 'CHF', 'DKK', 'EUR', 'GBP', 'NOK', 'NZD', 'SEK', 'USD']))

describe('what is formatted is read back', () => {
  const read = (text: string, locale: string, { currency }: Money) => readAmount(text, locale, currency)

  it.each(locales)('M1 in %s, with and without symbol, code and decimals', (locale) =>
    fc.assert(
      fc.property(amounts, fc.boolean(), fc.boolean(), (money, hasCode, isShort) => {
        const amount: AmountReading = { kind: 'amount', money }
        expect(read(formatMoney(money, locale, { hasCode, isShort }), locale, money)).toEqual(amount)
        expect(read(formatAmount(money, locale), locale, money)).toEqual(amount)
      }),
      { numRuns: 50 },
    ),
  )

  it('M1 an amount that was formatted in one locale is never another amount in the next', () =>
    fc.assert(
      fc.property(amounts, fc.constantFrom(...locales), fc.constantFrom(...locales), (money, from, to) => {
        const reading = read(formatAmount(money, from), to, money)
        expect(reading.kind === 'amount' ? reading.money : money).toEqual(money)
      }),
      { numRuns: 300 },
    ))
})

describe('in every locale and currency of Intl', () => {
  const everywhere = everyLocale()
  const everyCurrency = Intl.supportedValuesOf('currency')
  const money = fc
    .record({ minor: minors, currency: fc.constantFrom(...everyCurrency) })
    .filter((one) => microsOf(one) !== null)

  it('there are hundreds, among them those that write amounts in a way of their own', () => {
    expect(everywhere.length).toBeGreaterThan(700)
    expect(everywhere).toEqual(
      expect.arrayContaining([...locales, 'pt-CV', 'ff-Adlm-GN', 'tok', 'en-u-nu-hanidec']),
    )
  })

  it('the field reads what it writes, in each locale', () => {
    const [sample] = fc.sample(fc.array(money, { minLength: 1, maxLength: 1 }), 1)
    const fixed = [125_050, 123_456_789].map((minor) => ({ minor, currency: 'EUR' }))
    const unread = everywhere.flatMap((locale) =>
      [...fixed, ...(sample ?? [])].flatMap((one) => {
        const text = formatAmount(one, locale)
        const reading = readAmount(text, locale, one.currency)
        return reading.kind === 'amount' && reading.money.minor === one.minor ? [] : [[locale, one, text]]
      }),
    )
    expect(unread).toEqual([])
  })

  it('the field reads what it writes, with and without symbol and code, in any locale and currency', () =>
    fc.assert(
      fc.property(money, fc.constantFrom(...everywhere), fc.boolean(), (one, locale, hasCode) => {
        const amount: AmountReading = { kind: 'amount', money: one }
        expect(readAmount(formatAmount(one, locale), locale, one.currency)).toEqual(amount)
        expect(readAmount(formatMoney(one, locale, { hasCode }), locale, one.currency)).toEqual(amount)
      }),
      { numRuns: 500 },
    ))

  it('the field reads what it writes, in digits that leave no space after an abbreviation, in each currency', () => {
    const locale = 'en-u-nu-hanidec'
    const unread = everyCurrency.filter((currency) => {
      const text = formatMoney({ minor: 50, currency }, locale)
      const reading = readAmount(text, locale, currency)
      return reading.kind !== 'amount' || reading.money.minor !== 50
    })
    expect(unread).toEqual([])
  })

  it('an amount of one locale is never another amount in the next', () =>
    fc.assert(
      fc.property(money, fc.constantFrom(...everywhere), fc.constantFrom(...everywhere), (one, from, to) => {
        const reading = readAmount(formatAmount(one, from), to, one.currency)
        expect(reading.kind === 'amount' ? reading.money : one).toEqual(one)
      }),
      { numRuns: 500 },
    ))
})

describe('micros', () => {
  it('are exact for every cent from 0.00 to 10,000.00 (G2)', () => {
    const wrong: string[] = []
    for (let cents = 0; cents <= 1_000_000; cents += 1) {
      const text = String(cents).padStart(3, '0')
      const money = moneyOf(`${text.slice(0, -2)}.${text.slice(-2)}`, 'EUR')
      // Exact, because both are integers: up to 10^10.
      if (money?.minor !== cents || microsOf(money) !== cents * 10_000) wrong.push(text)
    }
    expect(wrong).toEqual([])
  })

  it('are those of an integer oracle for every amount (G2)', () =>
    fc.assert(
      fc.property(amounts, (money) => {
        expect(String(microsOf(money))).toBe(String(BigInt(money.minor) * 10_000n))
      }),
    ))

  it.each([
    ['2.01', 2_010_000],
    ['8.2', 8_200_000],
    ['16.4', 16_400_000],
    ['64.1', 64_100_000],
    ['1.005', 1_005_000],
    ['19.99', 19_990_000],
    ['9007199254.740991', 9_007_199_254_740_991],
    ['9007199254.740993', null],
    ['1.0000001', null],
    ['1e3', null],
    ['', null],
  ])('G1 G8 of %j are %s', (decimal, micros) => expect(scaleDecimal(decimal, 6)).toBe(micros))
})

describe('a typed text', () => {
  const runs = fc.stringMatching(/^\d{0,4}$/)
  const marks = fc.constantFrom('.', ',', ' ', "'", '\u00a0', '\u202f', '\u066b', '\u066c', '’')
  const typed = fc
    .tuple(runs, fc.array(fc.tuple(marks, runs), { maxLength: 4 }))
    .map(([first, rest]) => first + rest.map((pair) => pair.join('')).join(''))
    .map((text) => text.trim())

  /** The amount if the digits stay in order and the point is where the rule says: before one or two last digits, or nowhere. */
  const byRule = (text: string, isWhole: boolean): number => {
    const digits = text.replaceAll(/\D/gu, '')
    const tail = /\d*$/.exec(text)?.[0].length ?? 0
    const hasMark = /\D/u.test(text)
    return Number(digits) * (hasMark && !isWhole ? 10 ** (2 - tail) : 100)
  }

  const readingsOf = (reading: AmountReading): readonly number[] => {
    if (reading.kind === 'amount') return [reading.money.minor]
    return reading.kind === 'ambiguous' ? reading.readings.map(({ minor }) => minor) : []
  }

  it('M1 G3 is never read a hundredfold or thousandfold', () =>
    fc.assert(
      fc.property(typed, fc.constantFrom(...locales), (text, locale) => {
        const reading = readAmount(text, locale, 'EUR')
        const isWhole = /\d{3}$/.test(text) && /\D/u.test(text)
        const readings = readingsOf(reading)
        const whole = byRule(text, true)
        const one = [byRule(text, isWhole)]
        const both = [Math.floor(whole / 1000), whole]
        expect(readings).toEqual([[], one, /[.,]\d{3}$/.test(text) ? both : one][readings.length])
      }),
      { numRuns: 2_000 },
    ))

  it('is read or refused, whatever it is (M2)', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...locales), (text, locale) => {
        const reading = readAmount(text, locale, 'USD')
        expect(reading.kind === 'amount' ? decimalOf(reading.money) : '0.00').toMatch(/^\d+\.\d\d$/)
      }),
    ))
})
