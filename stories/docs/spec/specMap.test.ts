/** The pages that map the specifications to their implementation are correct and complete. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { machineNames, registry } from '../../../machines/registry.ts'
import { kindOf } from '../kinds.ts'
import { specMaps, type MappedSentence } from './specMaps.ts'
import { specRows } from './specRows.ts'
import { authNotImplemented } from './auth.notImplemented.ts'
import { savingNotImplemented } from './saving.notImplemented.ts'

const maps = [
  { name: 'auth', rows: specRows.auth, notImplemented: authNotImplemented },
  { name: 'saving', rows: specRows.saving, notImplemented: savingNotImplemented },
] as const
const everyRow = maps.flatMap(({ rows }) => rows)
const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const storyFiles = globSync('stories/{auth,saving,people,createPin,business,promote,search}/**/*.stories.tsx')
const titles = new Set(
  storyFiles.flatMap(
    (file) =>
      /\btitle: '((?:Auth|Recovery|Saving|Create Pin|Business|Quick promote|Search)[^']*)'/.exec(
        readFileSync(file, 'utf8'),
      )?.[1] ?? [],
  ),
)

describe.each(maps)('the page of $name', ({ name, rows, notImplemented }) => {
  it('shows the sentences and both tables', () => {
    const page = readFileSync(`stories/docs/spec/${name}.mdx`, 'utf8')
    for (const table of [`spec="${name}"`, `rows={specRows.${name}}`, `rows={${name}NotImplemented}`])
      expect(page).toContain(table)
  })

  it('says where each sentence is implemented, or why it is not', () => {
    const silent = specMaps[name].sentences.filter(
      ({ rows: topics, entries }) => topics.length + entries.length === 0,
    )
    expect(
      silent.map(({ sentence: { section, text } }) => `§${section} ${text}`),
      `Name them under 'sentences' in the *.rows.ts of what implements them, or in ${name}.notImplemented.ts.`,
    ).toEqual([])
  })

  it('quotes words of one sentence each, and a topic of that section', () => {
    expect(specMaps[name].unclear).toEqual([])
    expect(
      rows.filter(({ section, sentences }) => !sentences.some((words) => words.startsWith(`§${section} `))),
    ).toEqual([])
  })

  it('names what implements a sentence that differs, and nothing for one without anything to build', () => {
    const isWrong = ({ rows: { length }, entries }: MappedSentence) =>
      entries.some(({ kind }) => (kind === 'Nothing to build' ? length > 0 : kind && length === 0))
    expect(specMaps[name].sentences.filter(isWrong)).toEqual([])
  })

  it('lists every section of the specification, in order', () => {
    const named = new Set([...rows, ...notImplemented].map(({ section }) => section))
    expect(sections.filter((section) => !named.has(section))).toEqual([])
    expect(rows.map(({ section }) => section)).toEqual(
      rows.map(({ section }) => section).toSorted((a, b) => a - b),
    )
    expect(notImplemented.filter(({ section }) => section !== 0 && !sections.includes(section))).toEqual([])
  })

  it('names nothing twice', () => {
    const topics = rows.map(({ topic }) => topic)
    expect(topics.filter((topic, index) => topics.indexOf(topic) !== index)).toEqual([])
  })

  it('lists files and tests for each topic', () => {
    expect(rows.filter(({ built, tests }) => built.length === 0 || tests.length === 0)).toEqual([])
    expect(rows.flatMap(({ tests }) => tests).filter((file) => !/\.test\.tsx?$/.test(file))).toEqual([])
  })
})

describe('everything they name exists', () => {
  it('finds the stories', () => expect(titles.size).toBeGreaterThan(50))

  it.each(everyRow)('§$section $topic', ({ machines, built, stories, tests }) => {
    expect(machines.filter((name) => !(name in registry))).toEqual([])
    expect([...built, ...tests].filter((file) => !existsSync(file))).toEqual([])
    expect(stories.filter((title) => !titles.has(title))).toEqual([])
  })
})

describe('they are complete', () => {
  const inRows = new Set<string>(everyRow.flatMap(({ machines }) => machines))

  it.each(machineNames)('names the machine %s', (name) =>
    expect(inRows, `Add a row to ${name}.rows.ts beside its stories.`).toContain(name),
  )

  it('names every group of stories, or the group that its ids start with', () => {
    const named = everyRow.flatMap(({ stories }) => stories.map(kindOf))
    expect(
      [...titles].filter((title) => !named.some((kind) => `${kindOf(title)}-`.startsWith(`${kind}-`))),
    ).toEqual([])
  })
})
