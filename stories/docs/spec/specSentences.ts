/** A sentence of a specification. */
export interface SpecSentence {
  /** The number of its section; 0 before the first. */
  readonly section: number
  readonly text: string
}

/** A quoted text, such as 'What's your email?'. The apostrophe of "user's" neither begins nor ends one. */
export const quotation = /(?<![\p{L}\d])'((?:[^']|'(?=\p{L}))+)'(?!\p{L})/gu

/** Between two sentences. */
const gap = /(?<=[.?!]['")]?)\s+(?=[\p{Lu}\d'"/{*])/u

/** The sentences of a line. A full stop inside a quotation ends one only if the quotation ends with it. */
function sentencesOf(line: string): readonly string[] {
  const quoted: string[] = []
  const held = line.replaceAll(quotation, (text, inner: string) => {
    quoted.push(text)
    return `'${quoted.length - 1}${/[.?!]$/.exec(inner)?.[0] ?? ''}'`
  })
  return held
    .split(gap)
    .map((text) => text.replaceAll(/'(\d+)[.?!]?'/g, (_, index: string) => quoted[Number(index)] ?? ''))
    .map((text) => text.replaceAll('**', ''))
}

/** What a line says: an item without its mark, the cells of a row as one text; nothing if it is a heading, or the head of a table. */
function said(line: string, next = ''): string {
  if (line.startsWith('#') || /^\|[-|]+\|$/.test(line) || /^\|[-|]+\|$/.test(next)) return ''
  const cells = /^\|(.*)\|$/.exec(line)?.[1]?.split('|') ?? [line.replace(/^(?:-|\d\.) /, '')]
  return cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' | ')
}

const sectionHead = /^## (?=\d\. )/m

/** The sentences of a specification, in order. A line that ends with a colon introduces others, and says nothing itself. */
export const specSentences = (file: string): readonly SpecSentence[] =>
  file.split(sectionHead).flatMap((part, section) =>
    part
      .split('\n')
      .slice(1)
      .flatMap((line, index, lines) => sentencesOf(said(line, lines[index + 1])))
      .filter((text) => text !== '' && !text.endsWith(':'))
      .map((text) => ({ section, text })),
  )

/** The titles of the sections, by number. */
export const sectionTitles = (file: string): readonly string[] =>
  file.split(sectionHead).map((part) => /^\d\. (.+)/.exec(part)?.[1] ?? 'Introduction')

/** The sentences of a section that contain the words, in which `[…]` leaves some out. */
export const saying = (sentences: readonly SpecSentence[], section: number, words: string) =>
  sentences.filter(
    (sentence) =>
      sentence.section === section && words.split('[…]').every((part) => sentence.text.includes(part.trim())),
  )
