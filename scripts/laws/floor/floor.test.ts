/** The browsers that package.json and README.md name are the oldest ones that know what the product uses. */
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { read, sources } from '../sources.ts'
import { browsers, each } from './compat.ts'
import { cssFeatures } from './cssFeatures.ts'
import { decided, names, needless, newerThan, statedBy, usesIn } from './floor.ts'
import { markupFeatures } from './markupFeatures.ts'
import { openCompiler, type MeaningsAt } from './platformSymbols.ts'
import { scriptFeatures } from './scriptFeatures.ts'

const files = sources.filter(
  (file) => /^(src|machines)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
)
const featuresIn = (file: string, code: string, meaningsAt: MeaningsAt) => [
  ...cssFeatures(file, code),
  ...scriptFeatures(file, code, meaningsAt),
  ...markupFeatures(file, code),
]

describe('The browser floor', () => {
  const compiler = openCompiler()
  afterAll(() => compiler.close())
  const uses = usesIn((file) => featuresIn(file, read(file), compiler.meaningsAt), files)
  const floor = statedBy('package.json') ?? each(() => 0)

  it('is not older than what the product uses', () => {
    expect(uses.length).toBeGreaterThan(800)
    expect(newerThan(floor, uses)).toEqual([])
  })

  it('is not newer than that', () => {
    const { versions, by } = decided(uses)
    expect(floor, by.join('\n')).toEqual(versions)
  })

  it('has enhancements that are in use, and newer', () => {
    expect(needless(floor, uses)).toEqual([])
  })

  it('stands in README.md', () => {
    const [, sentence = ''] = /Browsers: ([^\n]*) or newer/.exec(readFileSync('README.md', 'utf8')) ?? []
    const stated = browsers.map((browser) => `${names[browser][1]} ${floor[browser]}`)
    expect(sentence.split(/, | and /)).toEqual(stated)
  })

  it('is not older than that of a package that the product loads', () => {
    // SAFETY: npm documents the fields.
    const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
    const loaded = Object.keys({ ...own['dependencies'], ...own['peerDependencies'] })
    const older = loaded.filter((name) => {
      const stated = statedBy(`node_modules/${name}/package.json`)
      return stated && browsers.some((browser) => stated[browser] > floor[browser])
    })
    expect(older).toEqual([])
  })
})

describe('The law of the browser floor', () => {
  const anyMember: MeaningsAt = (_, positions) =>
    positions.map(() => ({ owner: undefined, isPlatform: true }))
  const old = { chrome: 123, firefox: 125, safari: 17.5, safari_ios: 17.5 }
  const neededIn = (code: string) =>
    usesIn(() => featuresIn('src/theme/a.tsx', code, anyMember), ['src/theme/a.tsx'])
      .filter(({ needs }) => browsers.some((browser) => needs[browser] > old[browser]))
      .map(({ feature }) => feature.name)

  it.each([
    ['css`anchor-name: --a;`', 'anchor-name'],
    ['styled.a`width: calc-size(auto, size);`', 'calc-size()'],
    ['css`display: grid-lanes;`', 'display: grid-lanes'],
    ['css`&::details-content { color: red; }`', '::details-content'],
    ['css`@supports (a: b) { position-area: top; }`', 'position-area'],
    ["const color = { a: 'contrast-color(red)' }", 'contrast-color()'],
    ['Promise.try(f)', 'Promise.try'],
    ['Iterator.prototype.map', 'Iterator.map'],
    ["new Intl.DurationFormat('en')", 'Intl.DurationFormat'],
    ['document.startViewTransition(f)', 'document.startViewTransition'],
    ["dialog.requestClose('')", '.requestClose'],
    ["element.addEventListener('scrollend', f)", 'event scrollend'],
    ['/(?i:a)b/', '/(?i:…)/'],
    ['<dialog closedby="any" />', '<dialog closedby>'],
    ['<Panel popover="hint" />', '<Panel popover="hint">'],
  ])('finds what %s needs', (code, feature) => {
    expect(neededIn(code)).toContain(feature)
  })

  it.each([
    'css`${fragment}\n  color: ${red};\n  ${other}\n  &:hover { color: red; }`',
    'const own = (anchor) => anchor.name',
    "<Field hint='a' onSearch={f} />",
    "'popover' in element",
  ])('accepts %j', (code) => {
    expect(neededIn(code)).toEqual([])
  })

  it('reads a fragment between declarations as CSS', () => {
    expect(
      cssFeatures('a.ts', 'css`${one}\n ${two}\n color: red;\n ${three}\n gap: ${four}\n ${five};\n`').map(
        ({ name }) => name,
      ),
    ).toEqual(['color', 'gap'])
  })
})
