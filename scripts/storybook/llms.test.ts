import { buildIndex } from 'storybook/internal/core-server'
import { describe, expect, it } from 'vitest'
import { llmsText } from './llms.ts'

const { entries } = await buildIndex({ configDir: '.storybook', ci: true })
const text = llmsText(Object.values(entries))
const pages = [...text.matchAll(/^- \[(.*?)\]\(\.\/\?path=\/docs\/(.*?)\): (.*)$/gm)].map(
  ([, name = '', id = '', sentence = '']) => ({ name, id, sentence }),
)

describe('llms.txt', () => {
  it('lists every docs page of the index once', () => {
    const ids = Object.values(entries).flatMap(({ type, id }) => (type === 'docs' ? [id] : []))
    expect(ids.length).toBeGreaterThan(100)
    expect(pages.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  it.each(pages)('says in one sentence what $name is', ({ sentence }) => {
    expect(sentence).toMatch(/^["“'`A-Z].{10,}[.?!]["”'’]?$/)
    expect(sentence).not.toMatch(/§|\*\/|<\w/)
  })

  it('has words as names, not codes', () =>
    expect(pages.filter(({ name }) => /[a-z][A-Z]|[§_(){}]/.test(name))).toEqual([]))

  it('has the package’s entry points, and what it is', () => {
    expect(text).toMatch(/^# Tackboard\n\n> React components for an account/)
    for (const entry of ['`tackboard/auth`', '`tackboard/mocks`', '`tackboard`'])
      expect(text).toContain(`- ${entry}`)
  })

  it('has something in every section', () => expect(text).not.toMatch(/^## .*\n\n(?:##|$)/m))
})
