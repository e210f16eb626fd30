import { describe, expect, it } from 'vitest'
import { completeHashtag, hashtagAt } from './hashtags.ts'
import { defaultPolicy } from '../policy/policy.ts'

const ends = defaultPolicy.saving.hashtagEnds

/** The text marks the caret with one `|`, or a selection with two. */
const at = (marked: string, endings = ends) => {
  const [start = 0, end = start] = [...marked.matchAll(/\|/g)].map(({ index }, n) => index - n)
  return hashtagAt(marked.replaceAll('|', ''), start, end, endings)
}

describe('§5 Hashtag pattern: a # followed by characters other than whitespace and the listed punctuation', () => {
  it.each([
    ['#gar|', 'gar'],
    ['#gar|den', 'garden'],
    ['a #garden|', 'garden'],
    ['#|', ''],
    ['#|garden', 'garden'],
    ['#a #b|', 'b'],
    ['#a|#b', 'a'],
    ['##b|', 'b'],
    ['#über_uns2|', 'über_uns2'],
    ['#庭|', '庭'],
    ['#مثال|', 'مثال'],
    ['#👩‍👩‍👧|', '👩‍👩‍👧'],
    ['#e\u0301te\u0301|', 'e\u0301te\u0301'],
    ['one\n#two|\nthree', 'two'],
    ['#a\t#b|', 'b'],
    ['x#y|', 'y'],
    ['#__proto__|', '__proto__'],
  ])('%s is %j', (marked, query) => {
    expect(at(marked)?.query).toBe(query)
  })

  it.each([
    '|#gar',
    '#gar |',
    '#gar.|',
    '#gar, x|',
    'gar|',
    '|',
    '',
    '#gar\u3000|',
    '#gar\u00a0|',
    '#️⃣|',
    '#️⃣gar|',
  ])('%s contains none', (marked) => {
    expect(at(marked)).toBeNull()
  })

  it.each(['(', '*', '\\', '[', ']', '^', '-', '.', '$'])(
    'E10 %s ends a hashtag, taken literally',
    (mark) => {
      expect(at(`#gar${mark}|`)).toBeNull()
      expect(at(`#gar|${mark}den`)?.query).toBe('gar')
      expect(at(`#gar${mark}|`, '')?.query).toBe(`gar${mark}`)
    },
  )

  it('is null while text is selected', () => {
    expect(at('#|gar|den')).toBeNull()
  })

  it('ends at the characters in the policy', () => {
    expect(at('#a-b|')).toBeNull()
    expect(at('#a-b|', '.')?.query).toBe('a-b')
    expect(at('#a🍋b|', '🍋')).toBeNull()
  })
})

describe('completing a hashtag', () => {
  const complete = (marked: string, query: string) => {
    const text = marked.replace('|', '')
    const place = at(marked)
    if (!place) throw new Error('no hashtag')
    const edit = completeHashtag(text, place, query)
    return `${text.slice(0, edit.from)}${edit.text}|${text.slice(edit.to)}`
  }

  it.each([
    ['#gar|', '#garden |'],
    ['a #g|ar b', 'a #garden |b'],
    ['#gar|, b', '#garden|, b'],
    ['#gar|\nb', '#garden |\nb'],
    ['(#gar|)', '(#garden|)'],
    ['👩‍👩‍👧 #gar|👋 c', '👩‍👩‍👧 #garden |c'],
    ['#gar|#b', '#garden|#b'],
  ])('%s becomes %s', (marked, after) => {
    expect(complete(marked, 'garden')).toBe(after)
  })

  it('E10 inserts the text literally', () => {
    expect(complete('#g|', '$& $1')).toBe('#$& $1 |')
  })
})
