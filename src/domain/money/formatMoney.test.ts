import { expect, it } from 'vitest'
import { formatAmount, formatMoney } from './formatMoney.ts'

const plain = (text: string) => text.replaceAll(/\p{Cf}/gu, '').replaceAll(/\s/g, ' ')

it.each([
  ['en', 'USD', 125_050, '$1,250.50', '$1,250.50 USD', '1,250.50'],
  ['en', 'CHF', 1250, 'CHF 12.50', 'CHF 12.50', '12.50'],
  ['de', 'EUR', 125_050, '1.250,50 €', '1.250,50 € EUR', '1.250,50'],
  ['ar-EG', 'USD', 1250, '١٢٫٥٠ US$', '١٢٫٥٠ US$ USD', '١٢٫٥٠'],
  ['ja', 'JPY', 1250, '￥1,250', '￥1,250 JPY', '1,250'],
  ['not_a_tag', 'GBP', 700, '£7.00', '£7.00 GBP', '7.00'],
])('writes an amount as %s does, in %s', (locale, currency, minor, text, withCode, amount) => {
  const money = { minor, currency }
  expect(plain(formatMoney(money, locale))).toBe(text)
  expect(plain(formatMoney(money, locale, { hasCode: true }))).toBe(withCode)
  expect(plain(formatAmount(money, locale))).toBe(amount)
})

it('leaves out decimals that are all zero, when asked', () => {
  expect(formatMoney({ minor: 125_000, currency: 'EUR' }, 'en', { isShort: true })).toBe('€1,250')
  expect(formatMoney({ minor: 1250, currency: 'EUR' }, 'en', { isShort: true })).toBe('€12.50')
})

it('keeps a symbol of letters and a sign in order in right-to-left text (J21)', () => {
  expect(formatMoney({ minor: 700, currency: 'USD' }, 'ar-EG')).toBe('\u200f٧٫٠٠\u00a0US$\u200e')
  expect(formatMoney({ minor: 700, currency: 'USD' }, 'fr')).toMatch(/\$US$/)
})
