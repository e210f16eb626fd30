import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { affectedBy, importersOf } from './graph.ts'
import { selectSince } from './since.ts'

describe('what imports a changed file is affected', () => {
  const sources: Readonly<Record<string, string>> = {
    'src/Button.tsx': '',
    'src/Form.tsx': "import { Button } from './Button.tsx'",
    'src/later.ts': "const load = () => import('./Form.tsx')",
    'src/forms/a.test.tsx': "import { load } from '../later.ts'",
    'src/all.ts': "import.meta.glob<object>(['./*.tsx', '!./Form.tsx'], { eager: true })",
    'src/texts.ts': "import.meta.glob<string>('./*.tsx', { query: '?raw' })",
    'testing/stage/stage.ts': "import '../../src/Button.tsx'",
    'src/other.ts': "import { x } from 'Button.tsx'",
  }
  const importers = importersOf(Object.keys(sources), (file) => sources[file] ?? '')

  it('directly, later, through others, and by a pattern', () =>
    expect(affectedBy(['src/Button.tsx'], importers)).toEqual([
      'src/Button.tsx',
      'src/Form.tsx',
      'src/all.ts',
      'src/later.ts',
      'src/forms/a.test.tsx',
    ]))

  it('but not by a pattern that leaves it out', () =>
    expect(affectedBy(['src/Form.tsx'], importers)).not.toContain('src/all.ts'))
})

describe('a change in one view', () => {
  const files = globSync('{src,machines,mocks,testing,stories,scripts,.storybook}/**/*.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  const selected = selectSince(['src/views/createPin/CreatePinView.tsx'], files)

  it('runs its stories and tests, and few others', () => {
    expect(selected?.stories).toContain('stories/createPin/createPin/CreatePin.stories.tsx')
    expect(selected?.stories.length).toBeLessThan(10)
    expect(selected?.browser).toContain('src/flows/createPin/createPin/createPin.browser.test.tsx')
    expect(selected?.browser.length).toBeLessThan(30)
  })

  it('runs the laws, which read all sources, but not the coverage gate', () => {
    expect(selected?.unit).toContain('scripts/laws/laws.test.ts')
    expect(selected?.gate).toEqual([])
  })

  it('and a changed lockfile affects everything', () =>
    expect(selectSince(['package-lock.json'], files)).toBeNull())
})
