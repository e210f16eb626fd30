import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

it('The README shows the recipe of a test in jsdom as it is', () => {
  const [, shown = ''] =
    /^## Tests in jsdom[^]*?```tsx\n([^]*?)```/m.exec(readFileSync('README.md', 'utf8')) ?? []
  const recipe = linesOf(readFileSync('example/src/recipes/login.spec.tsx', 'utf8'))
  expect(linesOf(shown).length).toBeGreaterThan(20)
  expect(linesOf(shown).filter((line) => !recipe.includes(line))).toEqual([])
})
