/** stories/docs/auth.mdx maps auth.txt to what is built: this holds it to the truth. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { registry } from '../../machines/registry.ts'
import { authFlows } from './auth.flows.ts'
import { authRules } from './auth.rules.ts'
import { authWithoutHome } from './auth.withoutHome.ts'

const rows = [...authFlows, ...authRules]
const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const storyFiles = globSync('stories/{auth,recovery}/*.stories.tsx')
const titles = new Set(storyFiles.flatMap((file) => /\btitle: '((?:Auth|Recovery)[^']*)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? []))

describe('the page', () => {
  it('shows all three tables', () => {
    const page = readFileSync('stories/docs/auth.mdx', 'utf8')
    for (const table of ['rows={authFlows}', 'rows={authRules}', 'rows={authWithoutHome}']) expect(page).toContain(table)
  })

  it('has every section of the specification, in order', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(sections)
    expect(rows.map(({ section }) => section)).toEqual(rows.map(({ section }) => section).toSorted((a, b) => a - b))
    expect(authWithoutHome.filter(({ section }) => !sections.includes(section))).toEqual([])
  })

  it('names nothing twice', () => {
    const matters = rows.map(({ matter }) => matter)
    expect(matters.filter((matter, index) => matters.indexOf(matter) !== index)).toEqual([])
  })

  it('gives each matter something that is built and something that proves it', () => {
    expect(rows.filter(({ built, tests }) => built.length === 0 || tests.length === 0)).toEqual([])
    expect(rows.flatMap(({ tests }) => tests).filter((file) => !/\.test\.tsx?$/.test(file))).toEqual([])
  })
})

describe('whatever it names exists', () => {
  it('finds the stories', () => expect(titles.size).toBeGreaterThan(40))

  it.each(rows)('§$section $matter', ({ machines, built, stories, tests }) => {
    expect(machines.filter((name) => !(name in registry))).toEqual([])
    expect([...built, ...tests].filter((file) => !existsSync(file))).toEqual([])
    expect(stories.filter((title) => !titles.has(title))).toEqual([])
  })
})

describe('nothing of getting into an account is left out', () => {
  it('names every machine', () => {
    const named = new Set<string>(rows.flatMap(({ machines }) => machines))
    expect(Object.keys(registry).filter((name) => !named.has(name))).toEqual([])
  })

  it('names every group of stories, or one it stands in', () => {
    const named = rows.flatMap(({ stories }) => stories)
    expect([...titles].filter((title) => !named.some((group) => title === group || title.startsWith(`${group}/`)))).toEqual([])
  })
})
