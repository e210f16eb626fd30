import { currencyFormat } from './currencyFormat.ts'
import { digitsOf, moneyOf, type Money } from './money.ts'
import { plainText } from './plainText.ts'
import { withoutSymbol, type SymbolFault } from './withoutSymbol.ts'

/** Why a typed amount cannot be read. */
export type AmountFault = SymbolFault | 'malformed' | 'tooPrecise' | 'tooLarge'

/** What a typed text says. */
export type AmountReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly money: Money }
  /** Two readings, the smaller first: ask which one is meant. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [Money, Money] }
  | { readonly kind: 'invalid'; readonly reason: AmountFault }

const invalid = (reason: AmountFault): AmountReading => ({ kind: 'invalid', reason })

/** The locale's own group mark, and whether it groups by two digits before the last three, as in 12,34,567. */
function groupingOf(locale: string, currency: string) {
  const parts = currencyFormat(locale, currency, { useGrouping: 'always' }).formatToParts(1_234_567)
  const mark = plainText(`0${parts.find(({ type }) => type === 'group')?.value ?? ''}0`).slice(1, -1)
  return { mark, byTwo: plainText(parts.find(({ type }) => type === 'integer')?.value ?? '').length === 2 }
}

/** Whether marks stand where they group a whole number: 1.234.567, all alike, and no zero in front. */
function isGrouped(parts: readonly string[], marks: readonly string[], byTwo: boolean): boolean {
  const middle = parts.slice(1, -1)
  const isMiddle = (size: number) => middle.every(({ length }) => length === size)
  return (
    /^[1-9]\d{0,2}$/.test(parts[0] ?? '') &&
    parts.at(-1)?.length === 3 &&
    (isMiddle(3) || (byTwo && isMiddle(2))) &&
    marks.every((mark) => mark === marks[0] && mark !== '\u066B')
  )
}

/** The number before a decimal mark, without groups; null when the mark cannot be a decimal one. */
function wholeBefore(mark: string, parts: readonly string[], marks: readonly string[], byTwo: boolean) {
  if (!/[.,\u066B]/.test(mark)) return null
  if (marks.length === 0) return parts[0] || '0'
  return marks[0] !== mark && isGrouped(parts, marks, byTwo) ? parts.join('') : null
}

const decimal = (whole: string, tail: string) => (tail ? `${whole}.${tail}` : whole)

/**
 * Reads an amount that somebody typed or pasted, never by guessing. After the last mark, one or two digits are decimals in every locale.
 * Three digits are thousands if the mark is the locale's group mark or cannot be a decimal mark; otherwise there are two readings. The
 * smaller one is cut to the currency's decimals. Symbol, ISO code, blanks and the digits of any script are accepted. Nothing is rounded
 * or clamped.
 */
export function readAmount(text: string, locale: string, currency: string): AmountReading {
  const plain = plainText(text)
  if (plain === '') return { kind: 'empty' }
  const body = withoutSymbol(plain, locale, currency)
  if (typeof body !== 'string') return invalid(body.fault)
  const single = (amount: string): AmountReading => {
    const money = moneyOf(amount, currency)
    return money ? { kind: 'amount', money } : invalid('tooLarge')
  }
  const parts = body.split(/[^\d]/)
  const marks = body.match(/[^\d]/g) ?? []
  const last = marks.at(-1)
  if (last === undefined) return single(body)

  const { mark, byTwo } = groupingOf(locale, currency)
  const places = digitsOf(currency)
  const tail = parts.at(-1) ?? ''
  const whole = wholeBefore(last, parts.slice(0, -1), marks.slice(0, -1), byTwo)
  const grouped = isGrouped(parts, marks, byTwo) ? parts.join('') : null
  if (grouped !== null && (whole === null || last === mark)) return single(grouped)
  if (whole === null || (last === mark && tail.length === 3)) return invalid('malformed')
  if (grouped === null) return tail.length > places ? invalid('tooPrecise') : single(decimal(whole, tail))
  const [small, large] = [single(decimal(whole, tail.slice(0, places))), single(grouped)]
  return small.kind === 'amount' && large.kind === 'amount'
    ? { kind: 'ambiguous', readings: [small.money, large.money] }
    : invalid('tooLarge')
}
