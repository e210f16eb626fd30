/** The value of a decimal digit of any script. Unicode encodes each script's ten digits in a row, and whole rows side by side. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

/** The text with the decimal digits of every script as 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, valueOf)

/** Any white space as a plain space, except U+FEFF: `\s` matches it, but it is invisible. */
const plainSpaces = (text: string): string => text.replace(/[^\S\ufeff]/g, ' ')

/** What has no width: format marks, controls, fillers and enclosing keycaps. */
const invisible = /[\p{Cc}\p{Cf}\p{Me}\p{Default_Ignorable_Code_Point}]/gu

/** A number or a code in which letters may count, such as a tax number, without invisible characters. */
export const tidyNumber = (text: string): string =>
  plainSpaces(asciiDigits(text)).replace(invisible, '').trim()

const mark = String.raw`[\s\p{Pd}\u2212.\u3002\uff0e\uff61\u00b7\u2022\u30fb\u2027\u2024\u22c5_]`
const marks = new RegExp(mark, 'gu')

/** The numbers of a sentence: in one piece, with a single mark between their digits as in '123-456', or with a few: '123 - 456'. */
const numbers = [
  /\d+/g,
  ...['', '{1,3}'].map((count) => new RegExp(String.raw`\d+(?:${mark}${count}\d+)*`, 'gu')),
]

/**
 * Reads a one-time code that was typed or pasted: its digits in any script, without spaces, dots, dashes and invisible marks, and without
 * a prefix or a sentence around a number of exactly `length` digits. Otherwise all that was typed stays, so that it can be corrected.
 */
export function readCode(typed: string, length: number): string {
  const text = plainSpaces(asciiDigits(typed)).replace(invisible, '')
  const code = text.replace(marks, '')
  if (/^\d*$/.test(code)) return code
  const found = numbers.flatMap((number) => text.match(number) ?? []).map((one) => one.replace(marks, ''))
  return found.find((number) => number.length === length) ?? code
}
