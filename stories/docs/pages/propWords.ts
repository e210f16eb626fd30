/** The parts of a prop's comment. */
interface PropWords {
  /** The comment without the default and without references, which mean nothing to a designer. */
  readonly what: string
  /** The sentence after 'Default:', if the comment has one. */
  readonly byDefault: string | null
}

const defaults = /\s*\bDefault: ((?:`[^`]*`|[^.`]|\.(?=\S))+)(?:\.|$)/
/**
 * A reference at the end of a comment, such as 'auth.txt §2 "Banners", §4.', possibly with a remark: 'saving.txt §2: not with 3 boards.'
 */
const sections =
  /\s*\(?\b(?:of )?(?:auth|saving)\.txt(?:,? §\d(?:,? (?:"[^"]*"|`[^`]*`|containers\b))*)+(?:\)|:\s*|\.(?=\s|$)|(?= )|$)/g
const codes = /\s*\(?(?<![\w.])[A-P]\d{1,2}(?:, [A-P]\d{1,2})*\)?(?:\.|$)/g

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Splits a prop's comment into its parts. */
export function propWords(comment: string): PropWords {
  const text = comment.replaceAll(/\s+/g, ' ')
  const [, found] = defaults.exec(text) ?? []
  const what = text
    .replace(defaults, '')
    .replaceAll(sections, (reference) => (reference.trimEnd().endsWith(':') ? ' ' : ''))
    .replaceAll(codes, '')
    .trim()
    .replace(/([^.?!])$/, '$1.')
    .replaceAll(/([.?!]) (\p{Ll})/gu, (_, end: string, letter: string) => `${end} ${capital(letter)}`)
  return { what, byDefault: found?.replaceAll(sections, '').trim() ?? null }
}
