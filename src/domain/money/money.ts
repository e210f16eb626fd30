import { scaleDecimal } from './decimal.ts'

/**
 * An amount in the minor unit of its currency: `{ minor: 1250, currency: 'EUR' }` is €12.50. `minor` is a safe integer and not a bigint,
 * so that drafts and payloads can hold it as JSON.
 */
export interface Money {
  readonly minor: number
  /** ISO 4217 code, in upper case. */
  readonly currency: string
}

/**
 * Decimal digits by ISO 4217: the ten currencies of saving.txt §9, and those of the locales that the package ships. Intl is not asked,
 * because CLDR and ISO disagree on 29 currencies: a stored amount would change with the browser.
 */
const digits: Readonly<Record<string, number>> = {
  AUD: 2,
  CAD: 2,
  CHF: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  JPY: 0,
  KRW: 0,
  NOK: 2,
  NZD: 2,
  SEK: 2,
  USD: 2,
}

/** Digits after the decimal mark. Default: 2. */
export const digitsOf = (currency: string): number => digits[currency] ?? 2

/** The amount as a plain decimal: '12.50'. */
export function decimalOf({ minor, currency }: Money): string {
  const places = digitsOf(currency)
  const text = String(minor).padStart(places + 1, '0')
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
}

/** The amount in millionths, as the ads API takes it; null when that exceeds a safe integer. saving.txt §5, §9 "budget multiplier". */
export const microsOf = (money: Money): number | null => scaleDecimal(decimalOf(money), 6)

/** The money of a plain decimal; null when it has too many decimals, or when its micros would exceed a safe integer. G8. */
export function moneyOf(decimal: string, currency: string): Money | null {
  const minor = scaleDecimal(decimal, digitsOf(currency))
  const money = minor === null ? null : { minor, currency }
  return money && microsOf(money) !== null ? money : null
}
