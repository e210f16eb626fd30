/** Every component with a Playground has a page that explains its purpose, when to use it and when not to. */
import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { subjectOf } from './purposes.ts'
import { advice } from '../../stories/docs/advice/advice.ts'
import { PropTable } from '../../stories/docs/pages/PropTable.tsx'
import { factsOf } from '../../stories/docs/pages/viewFacts.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const ends = /[.?!]$/

const files = globSync('{stories,.storybook}/**/*.stories.tsx')
  .toSorted()
  .flatMap((file) => {
    const stories = read(file)
    const meta = stories.slice(stories.indexOf('preview.meta('))
    const title = /\btitle: '([^']+)'/.exec(meta)?.[1] ?? ''
    const { name, purpose } = subjectOf(file)
    const isPage = /\btags: \['autodocs'/.test(meta)
    return [
      {
        title,
        name,
        isPage,
        hasPlayground: /^export const Playground\b/m.test(stories),
        purpose: isPage ? purpose : '',
      },
    ]
  })
const pages = files.filter(({ isPage }) => isPage)

describe('pages of components', () => {
  it('exist once for each component with a Playground', () => {
    const components = new Set(files.filter(({ hasPlayground }) => hasPlayground).map(({ name }) => name))
    expect(components.size).toBeGreaterThan(60)
    expect(pages.map(({ name }) => name).toSorted()).toEqual([...components].toSorted())
    expect(pages.filter(({ hasPlayground }) => !hasPlayground)).toEqual([])
  })

  it('have exactly one row of advice each', () => {
    expect(Object.keys(advice).toSorted()).toEqual(pages.map(({ title }) => title).toSorted())
  })

  it('include the states of the component’s other groups', () => {
    for (const { title, name } of pages) {
      const others = files
        .filter((file) => file.name === name && file.hasPlayground && file.title !== title)
        .map((file) => file.title)
      expect([...(advice[title]?.also ?? [])].toSorted(), title).toEqual(others.toSorted())
    }
  })

  it.each(pages)('$title explains its purpose and when (not) to use it', ({ title, purpose }) => {
    expect(purpose).toMatch(/^\S+ .*\w/)
    expect(advice[title]?.do).toMatch(ends)
    expect(advice[title]?.dont).toMatch(ends)
  })

  it.each(pages.filter(({ title }) => !/^(Primitives|Statechart)\//.test(title)))(
    '$title leads to its specification',
    ({ title, purpose }) => {
      expect(factsOf(title, purpose).specs).not.toEqual([])
    },
  )
})

describe('what a page shows', () => {
  it('is what its own stories claim, excluding a component whose name starts the same', () => {
    expect(factsOf('Saving/Follow', '').machines).toEqual(['follow'])
    expect(factsOf('Saving/Follow row', '').machines).toContain('bulkFollow')
    expect(factsOf('Auth/Sign-in modal', '').states.map(({ name }) => name)).toContain('loginMfa.entering')
  })

  it('lists the sections in the JSDoc, for the file named before them', () => {
    const { specs } = factsOf('Primitives/Dialog', 'auth.txt §2 "Banners", §4; saving.txt §9.')
    expect(specs.map(({ file, sections }) => [file, sections])).toEqual([
      ['auth.txt', [2, 4]],
      ['saving.txt', [9]],
    ])
  })

  it.each([
    ["'a' | 'b' | undefined", "'a' | 'b'"],
    ['((value: string) => void) | undefined', '(value: string) => void'],
    ['unknown', '–'],
  ])('writes the type %s as %s', (raw, shown) => {
    const table = renderToStaticMarkup(
      createElement(PropTable, { heading: 'Props', props: [['a', { tsType: { name: 'union', raw } }]] }),
    )
    const [, , type] = [...table.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
      cell.replaceAll(/<[^>]*>/g, ''),
    )
    expect(type).toBe(shown.replaceAll("'", '&#x27;').replaceAll('>', '&gt;'))
  })
})
