import { trimTyped } from '../text/trimTyped.ts'
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

/** A longer text is no amount. */
const longestText = 1000

const invalid = (reason: AmountFault): AmountReading => ({ kind: 'invalid', reason })

/** How a locale writes a number: its marks, and the size of its last group and of the others, as in 12,34,567. */
interface Notation {
  readonly decimalMark: string
  readonly groupMark: string
  readonly lastSize: number
  readonly otherSize: number
}

function notationOf(locale: string, currency: string): Notation {
  const parts = currencyFormat(locale, currency, {
    useGrouping: 'always',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).formatToParts(123_456_789.5)
  const markOf = (name: string) =>
    plainText(`0${parts.find(({ type }) => type === name)?.value ?? ''}0`).slice(1, -1)
  const sizes = parts.filter(({ type }) => type === 'integer').map(({ value }) => plainText(value).length)
  return {
    decimalMark: markOf('decimal'),
    groupMark: markOf('group'),
    lastSize: sizes.at(-1) ?? 3,
    otherSize: sizes.at(-2) ?? 3,
  }
}

/** A decimal mark that no other locale has, as in Cape Verde's 12$50, becomes the Arabic one. */
const withKnownDecimalMark = (text: string, { decimalMark }: Notation): string =>
  /[.,\u066B]/.test(decimalMark)
    ? text
    : text.replaceAll(/(\d)(\D)(?=\d)/g, (all, digit: string, mark: string) =>
        mark === decimalMark ? `${digit}\u066B` : all,
      )

/** Whether marks stand where they group a whole number: 1.234.567, all alike, and no zero in front. */
function isGrouped(parts: readonly string[], marks: readonly string[], own: Notation): boolean {
  const hasSizes = (last: number, other: number) =>
    parts.at(-1)?.length === last && parts.slice(1, -1).every(({ length }) => length === other)
  return (
    /^[1-9]\d{0,2}$/.test(parts[0] ?? '') &&
    marks.every((mark) => mark === marks[0] && mark !== '\u066B') &&
    (hasSizes(3, 3) ||
      hasSizes(3, own.otherSize) ||
      (marks[0] === own.groupMark && hasSizes(own.lastSize, own.otherSize)))
  )
}

/** The number before a decimal mark, without groups; null when the mark cannot be a decimal one. */
function wholeBefore(mark: string, parts: readonly string[], marks: readonly string[], own: Notation) {
  if (!/[.,\u066B]/.test(mark)) return null
  if (marks.length === 0) return parts[0] || '0'
  return marks[0] !== mark && isGrouped(parts, marks, own) ? parts.join('') : null
}

const decimal = (whole: string, tail: string) => (tail ? `${whole}.${tail}` : whole)

/**
 * Reads an amount that somebody typed or pasted, never by guessing. After the last mark, one or two digits are decimals in every locale.
 * Three digits are thousands if the mark is the locale's group mark or cannot be a decimal mark; otherwise there are two readings. The
 * smaller one is cut to the currency's decimals. In a currency of three decimals, three digits after the locale's decimal mark are those, and
 * after its group mark there are two readings. Symbol, ISO code, blanks and the digits of any script are accepted. Nothing is rounded
 * or clamped.
 */
export function readAmount(text: string, locale: string, currency: string): AmountReading {
  const typed = trimTyped(text)
  if (typed.length > longestText) return invalid('notANumber')
  const plain = plainText(typed)
  if (plain === '') return { kind: 'empty' }
  const own = notationOf(locale, currency)
  const body = withoutSymbol(withKnownDecimalMark(plain, own), locale, currency)
  if (typeof body !== 'string') return invalid(body.fault)
  const single = (amount: string): AmountReading => {
    const money = moneyOf(amount, currency)
    return money ? { kind: 'amount', money } : invalid('tooLarge')
  }
  const parts = body.split(/[^\d]/)
  const marks = body.match(/[^\d]/g) ?? []
  const last = marks.at(-1)
  if (last === undefined) return single(body)

  const places = digitsOf(currency)
  const tail = parts.at(-1) ?? ''
  const whole = wholeBefore(last, parts.slice(0, -1), marks.slice(0, -1), own)
  const grouped = isGrouped(parts, marks, own) ? parts.join('') : null
  const isGroupMark = last === own.groupMark && places < 3
  if (grouped !== null && (whole === null || isGroupMark)) return single(grouped)
  if (whole === null || (isGroupMark && tail.length === 3)) return invalid('malformed')
  if (grouped === null || (places === 3 && last === own.decimalMark))
    return tail.length > places ? invalid('tooPrecise') : single(decimal(whole, tail))
  const [small, large] = [single(decimal(whole, tail.slice(0, places))), single(grouped)]
  return small.kind === 'amount' && large.kind === 'amount'
    ? { kind: 'ambiguous', readings: [small.money, large.money] }
    : invalid('tooLarge')
}
