/** The pages that map the specifications to what is built name only what exists, and leave nothing out. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { machineNames, registry } from '../../../machines/registry.ts'
import { authCalls, authFlows, authRules, savingFlows, savingRules } from './specRows.ts'
import { authWithoutHome } from './auth.withoutHome.ts'
import { savingWithoutHome } from './saving.withoutHome.ts'

const maps = [
  {
    name: 'auth',
    rows: [...authFlows, ...authRules, ...authCalls],
    tables: ['authFlows', 'authRules', 'authCalls', 'authWithoutHome'],
    withoutHome: authWithoutHome,
  },
  {
    name: 'saving',
    rows: [...savingFlows, ...savingRules],
    tables: ['savingFlows', 'savingRules', 'savingWithoutHome'],
    withoutHome: savingWithoutHome,
  },
] as const
const everyRow = maps.flatMap(({ rows }) => rows)
const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const storyFiles = globSync('stories/{auth,saving,people}/**/*.stories.tsx')
const titles = new Set(
  storyFiles.flatMap(
    (file) => /\btitle: '((?:Auth|Recovery|Saving)[^']*)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? [],
  ),
)

describe.each(maps)('the page of $name', ({ name, rows, tables, withoutHome }) => {
  it('shows all its tables', () => {
    const page = readFileSync(`stories/docs/spec/${name}.mdx`, 'utf8')
    for (const table of tables) expect(page).toContain(`rows={${table}}`)
  })

  it('has every section of the specification, in order', () => {
    const named = new Set([...rows, ...withoutHome].map(({ section }) => section))
    expect(sections.filter((section) => !named.has(section))).toEqual([])
    expect(rows.map(({ section }) => section)).toEqual(
      rows.map(({ section }) => section).toSorted((a, b) => a - b),
    )
    expect(withoutHome.filter(({ section }) => !sections.includes(section))).toEqual([])
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

describe('whatever they name exists', () => {
  it('finds the stories', () => expect(titles.size).toBeGreaterThan(50))

  it.each(everyRow)('§$section $matter', ({ machines, built, stories, tests }) => {
    expect(machines.filter((name) => !(name in registry))).toEqual([])
    expect([...built, ...tests].filter((file) => !existsSync(file))).toEqual([])
    expect(stories.filter((title) => !titles.has(title))).toEqual([])
  })
})

describe('nothing that is built is left out', () => {
  const inRows = new Set<string>(everyRow.flatMap(({ machines }) => machines))

  it.each(machineNames)('names the machine %s', (name) =>
    expect(inRows, `Add a row to stories/docs/spec/<auth or saving>/${name}.rows.ts.`).toContain(name),
  )

  it('names every group of stories, or one it stands in', () => {
    const named = everyRow.flatMap(({ stories }) => stories)
    expect(
      [...titles].filter((title) => !named.some((group) => title === group || title.startsWith(`${group}/`))),
    ).toEqual([])
  })
})
