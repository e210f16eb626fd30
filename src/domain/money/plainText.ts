const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** The value of a decimal digit of any script. Unicode encodes each script's ten digits in a row, and whole rows side by side. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(code - before - 1)) before += 1
  return String(before % 10)
}

const hanDigits = '〇一二三四五六七八九'

/**
 * Text in lower case with ASCII digits and marks, and without invisible characters: spaces of any width become one blank, apostrophes `'`,
 * full-width, Arabic and Adlam commas `,`. The Arabic decimal and thousands separators stay, because they have only one meaning.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[\p{Cf}\uFE0F]/gu, '')
    .replaceAll(/\p{Nd}/gu, valueOf)
    .replaceAll(/[〇一二三四五六七八九]/g, (digit) => String(hanDigits.indexOf(digit)))
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\u2018\u2019\u02BC\uFF07]/gu, "'")
    .replaceAll(/[\u060C\uFF0C\u2E41]/gu, ',')
    .replaceAll(/[\uFF0E]/gu, '.')
    .replaceAll(/[\u2212\u2012\u2013\u2014\uFE63\uFF0D\u2010\u2011]/gu, '-')
    .trim()
    .toLowerCase()
