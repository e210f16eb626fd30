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
 * The currencies that have no decimals in ISO 4217, and those that have three or four. Intl is not asked: its engines disagree on about twenty currencies,
 * and CLDR revises them, so `minor` in a stored draft would become another amount with the browser's next version.
 */
const none = /BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|X[AOP]F/
const three = /BHD|IQD|JOD|KWD|LYD|OMR|TND/
const four = /CLF|UYW/

/** Digits after the decimal mark, by ISO 4217; 2 for a code that it does not know. */
export function digitsOf(currency: string): number {
  if (none.test(currency)) return 0
  if (three.test(currency)) return 3
  return four.test(currency) ? 4 : 2
}

/** The amount as a plain decimal: '12.50'. */
export function decimalOf({ minor, currency }: Money): string {
  const places = digitsOf(currency)
  const text = String(minor).padStart(places + 1, '0')
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
}

/** The amount in millionths, as the ads API takes it; null when that exceeds a safe integer. saving.txt §9 "budget multiplier". */
export const microsOf = (money: Money): number | null => scaleDecimal(decimalOf(money), 6)

/** The money of a plain decimal; null when it has too many decimals, or when its micros would exceed a safe integer. */
export function moneyOf(decimal: string, currency: string): Money | null {
  const minor = scaleDecimal(decimal, digitsOf(currency))
  const money = minor === null ? null : { minor, currency }
  return money && microsOf(money) !== null ? money : null
}
