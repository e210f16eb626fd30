import { currencyFormat } from './currencyFormat.ts'
import { decimalOf, digitsOf, type Money } from './money.ts'

/** How `formatMoney` writes an amount. */
export interface MoneyFormat {
  /** Adds the ISO code, unless the locale writes it anyway: $7.00 USD. Default: false. */
  readonly hasCode?: boolean
  /** Leaves out decimals that are all zero: $7. Default: false. */
  readonly isShort?: boolean
}

const partsOf = (money: Money, locale: string, isShort = false) => {
  const isWhole = money.minor % 10 ** digitsOf(money.currency) === 0
  // Up to the limit of `moneyOf`, a double has all the digits.
  return currencyFormat(
    locale,
    money.currency,
    isShort && isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {},
  ).formatToParts(Number(decimalOf(money)))
}

/** The amount in the conventions of the locale: €12.50, 12,50 €. */
export function formatMoney(
  money: Money,
  locale: string,
  { hasCode = false, isShort = false }: MoneyFormat = {},
): string {
  const parts = partsOf(money, locale, isShort)
  // Without a mark, right-to-left text would end in '$US'.
  const isRightToLeft = parts[0]?.value.startsWith('\u200f')
  const text = parts
    .map(({ type, value }) => (type === 'currency' && isRightToLeft ? `${value}\u200e` : value))
    .join('')
  return hasCode && !text.includes(money.currency) ? `${text}\u00a0${money.currency}` : text
}

const numeric: ReadonlySet<string> = new Set(['integer', 'group', 'decimal', 'fraction'])

/** The amount without its symbol, for a field that shows the currency beside it: 12.50. */
export const formatAmount = (money: Money, locale: string): string =>
  partsOf(money, locale)
    .filter(({ type }) => numeric.has(type))
    .map(({ value }) => value)
    .join('')
