import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { propWords } from './PropTable.tsx'

describe('The words of a prop', () => {
  it.each([
    ['Whether it is open. Default: true.', 'Whether it is open.', 'true'],
    ['The server’s message, as text.', 'The server’s message, as text.', undefined],
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
