import { currencyFormat } from './currencyFormat.ts'
import { plainText } from './plainText.ts'

/** Why the words around a number are refused. */
export type SymbolFault = 'negative' | 'severalSymbols' | 'otherCurrency' | 'notANumber'

const symbolOf = (locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
  plainText(
    currencyFormat(locale, currency, { currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? '',
  )

/** Whether a symbol consists of letters, such as 'kr': a point after it may be part of it. */
const isAbbreviation = (symbol: string) => /\p{L}\.?$/u.test(symbol)

/** What a currency goes by in a locale and internationally, longest first. */
function symbolsOf(locale: string, currency: string): readonly string[] {
  const symbols = [locale, 'en-001'].flatMap((each) => [
    symbolOf(each, currency, 'symbol'),
    symbolOf(each, currency, 'narrowSymbol'),
  ])
  const abbreviated = symbols.filter(isAbbreviation).map((symbol) => `${symbol}.`)
  return [...symbols, ...abbreviated]
    .filter((symbol) => symbol !== '')
    .toSorted((a, b) => b.length - a.length)
}

function faultOf(number: string, symbols: readonly string[]): SymbolFault {
  if (number.startsWith('-')) return 'negative'
  if (!/\d/.test(number)) return 'notANumber'
  if (symbols.some((symbol) => number.startsWith(symbol) || number.endsWith(symbol))) return 'severalSymbols'
  return /\p{Sc}|^\p{L}{2,3}\b|\b\p{L}{2,3}\.?$/u.test(number) ? 'otherCurrency' : 'notANumber'
}

/** A text without one of the symbols, at its start or its end. `zero` is how the locale itself writes that amount. */
function strip(text: string, symbols: readonly string[], zero: string) {
  const start = symbols.find((symbol) => text.startsWith(symbol))
  if (start !== undefined) {
    const rest = text.slice(start.length)
    // 'kr.50' may be 50 or 0.50, unless the locale writes it so; 'kr. 50' is clear.
    const isOwn = zero.startsWith(`${start}0`)
    const isUnclear = !isOwn && isAbbreviation(start) && (start.endsWith('.') ? /^\d/ : /^[.,]/).test(rest)
    return { rest: rest.trim(), isUnclear }
  }
  const end = symbols.find((symbol) => text.endsWith(symbol)) ?? ''
  return { rest: text.slice(0, text.length - end.length).trim(), isUnclear: false }
}

/** The digits and marks of plain text, without the ISO code and the symbol of a currency. Each may be before or after the number, once. */
export function withoutSymbol(
  text: string,
  locale: string,
  currency: string,
): string | { readonly fault: SymbolFault } {
  const code = currency.toLowerCase()
  const symbols = symbolsOf(locale, currency).filter((symbol) => symbol !== code)
  // A symbol may begin with the code: MOP$5.
  const zero = plainText(currencyFormat(locale, currency).format(0))
  const outer = strip(text, [...symbols.filter((symbol) => symbol.includes(code)), code], zero)
  const inner = strip(outer.rest, symbols, zero)
  if (outer.isUnclear || inner.isUnclear) return { fault: 'notANumber' }
  return /^[\d.,' \u066B\u066C]*$/.test(inner.rest) && /\d/.test(inner.rest)
    ? inner.rest
    : { fault: faultOf(inner.rest, [code, ...symbols]) }
}
