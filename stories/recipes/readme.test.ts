import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { everyEndpoint } from '../../src/api/everyEndpoint.ts'

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

it('The README shows the recipe of a test in jsdom as it is', () => {
  const [, shown = ''] =
    /^## Tests in jsdom[^]*?```tsx\n([^]*?)```/m.exec(readFileSync('README.md', 'utf8')) ?? []
  const recipe = linesOf(readFileSync('example/src/recipes/login.spec.tsx', 'utf8'))
  expect(linesOf(shown).length).toBeGreaterThan(20)
  expect(linesOf(shown).filter((line) => !recipe.includes(line))).toEqual([])
})

/** A call as the README writes it: `GET /v3/pins/{id}/`. */
const calls = Object.values(everyEndpoint).flatMap(({ method, path }) =>
  path === null ? [] : [`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`],
)

it('The README names calls that there are', () => {
  const named = [...readFileSync('README.md', 'utf8').matchAll(/`((?:GET|POST|PUT|DELETE) \/[^`]+)`/g)]
  expect(named.length).toBeGreaterThan(10)
  expect(named.map(([, call]) => call).filter((call = '') => !calls.includes(call))).toEqual([])
})

it('Every path of a call ends in a slash, except one, as the README says', () =>
  expect(calls.filter((call) => !call.endsWith('/'))).toEqual(['GET /v3/users/settings']))
