/** README.md is short, and leads to every page of docs/, which the Storybook has, too. */
import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everyEndpoint } from '../../src/api/everyEndpoint.ts'
import { guideTitles, hrefOf } from '../../stories/docs/guides/links.ts'
import { generated } from './generate.ts'
import { codeOf, frontCode, frontPicture } from '../visual/front.ts'
import { readHashes } from '../visual/pictures.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const pages = globSync('docs/*.md').map((file) => basename(file))
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

describe('README.md', () => {
  it('has at most 8 kB', () => expect(statSync('README.md').size).toBeLessThanOrEqual(8000))

  it('leads to every page of docs/', () => {
    const linked = linksOf(read('README.md')).filter((target) => /^docs\/.*\.md$/.test(target))
    const named = new Set(linked.map((target) => basename(target)))
    expect([...named].toSorted()).toEqual(pages.toSorted())
  })

  it('has a picture of stories as they look now: `npm run visual:accept` draws it', async () => {
    expect(read('README.md')).toContain(`](${frontPicture})`)
    expect(await codeOf(frontPicture)).toBe(frontCode(readHashes('stories')))
    expect(statSync(frontPicture).size).toBeLessThan(120_000)
  })
})

describe.each(pages)('docs/%s', (page) => {
  const text = read(`docs/${page}`)

  it('has a title, then a sentence, and at most 200 lines', () => {
    expect(text).toMatch(/^# .+\n\n[A-Z`].+/)
    expect(text.split('\n').length).toBeLessThanOrEqual(200)
  })

  it('is a page of the Storybook, under the same title', () => {
    const guides = globSync('stories/docs/guides/*.mdx').map(read)
    const guide = guides.find((source) => source.includes(`docs/${page}?raw`)) ?? ''
    const [, title = ''] = /^# (.+)$/m.exec(text) ?? []
    expect(guide).toContain(`<Meta title="Guides/${title}" />`)
    expect(Object.entries(guideTitles)).toContainEqual([page, title])
  })

  it('has links that lead somewhere in the Storybook, or to files', () => {
    const dead = linksOf(text).filter((target) => {
      const [file = ''] = target.split('#')
      const isHere = file === '' || pages.includes(file)
      return isHere ? hrefOf(target) === null : !/^https?:/.test(target) && !isFile(join('docs', file))
    })
    expect(dead).toEqual([])
  })
})

const isFile = (path: string) => globSync([path, normalize(dirname(path))]).length > 0

describe('The snippets of docs/', () => {
  it('for jsdom are the recipe as it is', () => {
    const [, shown = ''] = /^## jsdom[^]*?```tsx\n([^]*?)```/m.exec(read('docs/tests.md')) ?? []
    const recipe = linesOf(read('example/src/recipes/login.spec.tsx'))
    expect(linesOf(shown).length).toBeGreaterThan(20)
    expect(linesOf(shown).filter((line) => !recipe.includes(line))).toEqual([])
  })
})

it.each(Object.entries(await generated()))(
  '%s has what follows from the code: `npm run docs` writes it',
  (file, text) => expect(read(file)).toBe(text),
)

/** A call as a page writes it: `GET /v3/pins/{id}/`. */
const calls = Object.values(everyEndpoint).flatMap(({ method, path }) =>
  path === null ? [] : [`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`],
)

it('Every path of a call ends in a slash, except one, as docs/your-server.md says', () =>
  expect(calls.filter((call) => !call.endsWith('/'))).toEqual(['GET /v3/users/settings']))
