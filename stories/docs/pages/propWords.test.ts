import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { propWords } from './propWords.ts'

describe('The words of a prop', () => {
  it.each([
    ['Whether it is open. Default: true.', 'Whether it is open.', 'true'],
    [
      'Whether it is open. Closing it cancels nothing. Default: true. H14.',
      'Whether it is open. Closing it cancels nothing.',
      'true',
    ],
    ['Sent with the request. Default: true. saving.txt §7 `isDesktop`.', 'Sent with the request.', 'true'],
    ['The answer. auth.txt §2 "Banners", §4.', 'The answer.', null],
    [
      'Whether the lists have headings. saving.txt §2: not with 3 or fewer boards.',
      'Whether the lists have headings. Not with 3 or fewer boards.',
      null,
    ],
    ['The server’s message, as text. E1, E2, E3.', 'The server’s message, as text.', null],
    ["Its title. Default: 'Sign up to see more'.", 'Its title.', "'Sign up to see more'"],
  ])('%s', (comment, what, byDefault) => expect(propWords(comment)).toEqual({ what, byDefault }))

  it('contain no code, for any prop of a view, flow or primitive', () => {
    const comments = globSync('src/{views,flows,ui}/**/*.{ts,tsx}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*readonly \w+\??:/g)].map(
        ([, comment = '']) => comment.replaceAll(/\n\s*\*?/g, ' ').trim(),
      ),
    )
    expect(comments.length).toBeGreaterThan(500)
    const words = comments.map((comment) => propWords(comment).what)
    expect(words.filter((what) => /\.txt|§|(?<![\w.])[A-P]\d{1,2}\b/.test(what))).toEqual([])
    expect(words.filter((what) => /Default:/.test(what))).toEqual([])
  })
})
