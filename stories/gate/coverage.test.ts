/**
 * The gate: every state, outcome and call has a story, and no story claims one that does not exist (ARCHITECTURE.md,
 * "Conventions").
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it, vi } from 'vitest'
import pictures from '../__pictures__/stories.txt?raw'
import { groupsOf, parseHashes } from '../sheets/hashes.ts'
import { areas, coverageOf, statesFile } from './coverage.ts'
import { declaredStories } from './stories.ts'

// Declared, not drawn: the gate needs what stories say, and no browser.
vi.mock('../../.storybook/preview.tsx', () => ({
  default: {
    meta: (meta: object) => ({ story: (input: object = {}) => ({ input, meta: { input: meta } }) }),
  },
}))

const coverage = coverageOf(declaredStories)
const storyFor = {
  states: "export const X = meta.story(reaches('<state>'))",
  outcomes: "export const X = meta.story(failing('<row>'))",
  endpoints: "export const X = meta.story(reaches('<state>', { calls: ['<call>'] }))",
}
const STATES = 'stories/states.json'

describe('Coverage', () => {
  it('finds the stories', () => expect(declaredStories.length).toBeGreaterThan(100))

  describe.each(areas)('of %s', (area) => {
    it('is complete', () => expect(coverage[area].missing, `Add a story: ${storyFor[area]}`).toEqual([]))
    it('holds no claim of something that does not exist', () => expect(coverage[area].unknown).toEqual([]))
  })

  it('gives every story an id of its own', () => {
    const ids = declaredStories.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

describe('Pictures', () => {
  const hashes = parseHashes(pictures)

  it('belong to the stories that have one; `npm run visual:accept -- <story ids>` takes or removes them', () => {
    const pictured = declaredStories.flatMap(({ id, hasPicture }) => (hasPicture ? [id] : []))
    expect([...hashes.keys()].toSorted()).toEqual(pictured.toSorted())
  })

  it('that look the same have one thumbnail', () => {
    const files = readdirSync('stories/__pictures__').filter((file) => file.endsWith('.webp'))
    expect(files.toSorted()).toEqual(
      groupsOf(hashes)
        .map(([id]) => `${id}.webp`)
        .toSorted(),
    )
  })
})

describe('stories/states.json', () => {
  it('is what the stories say; `npm run states` writes it anew', () => {
    const text = statesFile(declaredStories)
    if (process.env['WRITE_STATES']) writeFileSync(STATES, text)
    expect(existsSync(STATES) && readFileSync(STATES, 'utf8')).toBe(text)
  })
})

describe('Stories', () => {
  it('all run, with their claims and axe: no tag, parameter or file switches one off', () => {
    const off = declaredStories.flatMap(({ id, switchedOff }) => switchedOff.map((by) => `${id} by ${by}`))
    expect(off, off.join('\n')).toEqual([])
  })

  it('are run without exceptions', () => {
    const config = readFileSync('vitest.config.ts', 'utf8')
    // The addon's `tags`, and Vitest's `exclude`, would leave stories out.
    expect(config.slice(config.indexOf('storybookTest('))).not.toMatch(/\b(tags|exclude|testNamePattern):/)
    const main = readFileSync('.storybook/main.ts', 'utf8')
    expect(main).toContain("stories: ['../stories/**/*.mdx', '../{stories,.storybook}/**/*.stories.tsx']")
  })

  it('are each held to their claims, the console and axe', () => {
    const preview = readFileSync('.storybook/preview.tsx', 'utf8')
    expect(preview).toContain("a11y: { test: 'error', ")
    expect(preview).toMatch(/addons: \[.*addonChecks\(\), addonA11y\(\)/)
    expect(preview).toContain('afterEach: checkStory,')
  })
})

afterAll(() => {
  for (const area of areas) {
    const { cells, missing } = coverage[area]
    console.log(`${area} ${cells.length - missing.length}/${cells.length}`)
  }
})
