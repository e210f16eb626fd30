import { describe, expect, it } from 'vitest'
import { formatAmount, formatMoney } from './formatMoney.ts'
import { decimalOf, digitsOf, microsOf, moneyOf } from './money.ts'

describe('the decimals of a currency', () => {
  it.each([
    ['AUD', 2],
    ['CAD', 2],
    ['CHF', 2],
    ['DKK', 2],
    ['EUR', 2],
    ['GBP', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['NOK', 2],
    ['NZD', 2],
    ['SEK', 2],
    ['USD', 2],
    ['CLP', 0],
    ['ISK', 0],
    ['VND', 0],
    ['XAF', 0],
    ['BHD', 3],
    ['JOD', 3],
    ['KWD', 3],
    ['TND', 3],
    ['CLF', 4],
    // Some engines write these without decimals; ISO 4217 has two.
    ['COP', 2],
    ['HUF', 2],
    ['IDR', 2],
    ['PKR', 2],
    ['XXX', 2],
  ])('are those of ISO 4217: %s has %i', (currency, digits) => expect(digitsOf(currency)).toBe(digits))

  it('are those of Intl, but where CLDR leaves out what ISO 4217 has', () => {
    const intlDigits = (currency: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
    const others = Intl.supportedValuesOf('currency').filter(
      (currency) => digitsOf(currency) !== intlDigits(currency),
    )
    expect(others.filter((currency) => intlDigits(currency) !== 0)).toEqual([])
    expect('AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER'.split(' ')).toEqual(
      expect.arrayContaining(others),
    )
  })

  it.each([
    ['KRW', 1250, '1250', '₩1,250', '1,250', 1_250_000_000],
    ['JPY', 1250, '1250', '¥1,250', '1,250', 1_250_000_000],
    ['KWD', 1250, '1.250', 'KWD 1.250', '1.250', 1_250_000],
    ['CLF', 1250, '0.1250', 'CLF 0.1250', '0.1250', 125_000],
    ['HUF', 1250, '12.50', 'HUF 12.50', '12.50', 12_500_000],
  ])('decide what %s %i is', (currency, minor, decimal, text, amount, micros) => {
    const money = { minor, currency }
    expect(decimalOf(money)).toBe(decimal)
    expect(moneyOf(decimal, currency)).toEqual(money)
    expect(formatMoney(money, 'en').replaceAll(/\s/g, ' ')).toBe(text)
    expect(formatAmount(money, 'en')).toBe(amount)
    expect(microsOf(money)).toBe(micros)
  })
})
