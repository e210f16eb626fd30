import { httpAddress } from '../navigation/httpAddress.ts'

/** What an app shares, as the share sheet of a phone passes it on. Most put the address into `text`. */
export interface Shared {
  readonly url: string | null
  readonly text: string | null
  readonly title: string | null
}

/** The page that was shared, and the words about it. */
export interface SharedPage {
  /** Normalized http(s) URL; null if nothing holds one. */
  readonly url: string | null
  /** '' if there are none. */
  readonly words: string
  /** The title, without the address. '' if there is none. */
  readonly title: string
}

/** How much of a text is searched for an address, in addresses of the longest kind. */
const SEARCHED = 4

/** Ends where a space, a quotation mark or the punctuation of a language without spaces does. */
const candidates = /https?:\/\/[^\s<>"“”«»…。｡、！？，；：「」『』（）【】〈〉《》]+/gi

const brackets: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]

const count = (text: string, letter: string) => text.split(letter).length - 1

/** An address without what ends the sentence around it. A bracket that the address itself opens is its own. */
function withoutSentence(address: string): string {
  const last = address.at(-1) ?? ''
  const bracket = brackets.find(([, close]) => close === last)
  const isStray = bracket
    ? count(address, bracket[1]) > count(address, bracket[0])
    : /[.,:;!?'’*،؛؟।\p{Cf}]/u.test(last)
  return isStray ? withoutSentence(address.slice(0, -1)) : address
}

/** The first address in a text, as written and normalized. */
function addressIn(text: string, limit: number) {
  for (const [candidate] of text.slice(0, limit * SEARCHED).matchAll(candidates)) {
    const written = withoutSentence(candidate.slice(0, limit + 1))
    const url = httpAddress(written, limit)
    if (url !== null) return { written, url }
  }
  return null
}

/** What is said around an address, without what led to it: 'Read this' of 'Read this: https://…'. */
function wordsOf(text: string, address: string | null): string {
  const [before = '', ...rest] = address === null ? [text] : text.split(address)
  const after = rest.join('')
  const isLast = rest.length > 0 && !/[\p{L}\p{N}]/u.test(after)
  return isLast ? before.replace(/[\s:;,–—(「-]+$/u, '').trim() : (before + after).trim()
}

/**
 * Finds the page in what was shared: `url`, else the first address in `text` or `title`. The words are those of `text` without that address
 * or, if none are left, the title; another page's address stays among them. `limit` is that of an address, in characters.
 */
export function readShared({ url, text, title }: Shared, limit: number): SharedPage {
  const found = [text, title].map((part) => addressIn(part ?? '', limit)).find((address) => address !== null)
  const page = httpAddress(url, limit) ?? found?.url ?? null
  const written = found && found.url === page ? found.written : null
  const [words = '', name = ''] = [text, title].map((part) => wordsOf(part ?? '', written))
  return { url: page, words: words || name, title: name }
}
