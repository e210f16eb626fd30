const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** `%s`, `%j`, `$name` or `${name}`: placeholders that a table of cases fills in. */
const marks = /%[a-z]|\$\{[^}]*\}|\$[\w.]+/g
const code = String.raw`(?:§\d|(?:BA|[A-P])\d{1,2})`
const codes = new RegExp(
  String.raw`(?<![\w.])${code}(?:(?:,? |, and | to | and |\s?[–-]\s?)${code})*(?:,? (?=\S)|$)`,
  'g',
)

/**
 * The title of a test or step as a sentence: without the codes of the behaviour table, and with '…' for the parts that differ between
 * cases. `E8 inserts %s literally` becomes 'Inserts … literally'.
 */
export function testSentence(title: string): string {
  const text = title
    .replaceAll(/\\(['"`])/g, '$1')
    .replaceAll(marks, '…')
    .replaceAll(/["“]…["”]/g, '…')
    .replaceAll(/\((?:[^()]*\b[A-P]\d{1,2}\b[^()]*|§\d|…)\)/g, (found) => (isOnlyCodes(found) ? '' : found))
    .replaceAll(codes, '')
    .replaceAll(/[,:] …$/g, '')
    .replaceAll(/^…: /g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s:,]+|[\s:,]+$/g, '')
  return /^[…\s]*$/.test(text) ? 'A table of cases' : capital(text)
}

const isOnlyCodes = (text: string) =>
  text === '(…)' || text.replaceAll(/[A-P]\d{1,2}|§\d|[\s(),–-]|to|and/g, '') === ''
