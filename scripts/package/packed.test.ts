import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly scripts: Readonly<Record<string, string>>
}
// SAFETY: npm rejects a manifest of another shape.
const manifest = JSON.parse(read('package.json')) as Manifest

/** Everything that npm would publish, apart from the build's output. */
let packed: readonly string[] = []
beforeAll(() => {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  // SAFETY: the documented output of `npm pack --json`.
  const [pack] = JSON.parse(output) as { files: { path: string }[] }[]
  packed = (pack?.files ?? []).map(({ path }) => path).filter((path) => !path.startsWith('dist/'))
})

const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'SPEED.md',
  'VERSIONING.md',
  ...globSync('docs/*.md'),
]

/** The targets of a Markdown file's links. */
const linksOf = (page: string) =>
  [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

/** The files that declarations are generated from. */
const globSources = () =>
  globSync('{src,machines,mocks}/**/*.{ts,tsx}').filter((file) => !/\.test\.|[\\/]testing[\\/]/.test(file))

/** The anchors of a Markdown file's headings, as code hosts make them. */
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe('The packed package', () => {
  it('contains its pages', () => expect(packed).toEqual(expect.arrayContaining(pages)))

  it('contains no test, picture or tool', () =>
    expect(packed.filter((path) => /\.test\.|\.png$|^(scripts|bench|\.)|node_modules/.test(path))).toEqual(
      [],
    ))

  it.each([...pages, 'example/README.md', 'example-next/README.md'])(
    '%s links only to packed files or to the web',
    (page) => {
      const broken = linksOf(page).filter((target) => {
        if (/^https?:/.test(target)) return false
        const [path = '', anchor] = target.split('#')
        const file = path ? normalize(join(dirname(page), path)).replace(/\/$/, '') : page
        const isThere = packed.includes(file) || packed.includes(`${file}/README.md`)
        return !isThere || (anchor !== undefined && !anchorsOf(file).includes(anchor))
      })
      expect(broken).toEqual([])
    },
  )

  it('contains every page that a comment in its source refers to', () => {
    const mentioned = new Set(
      globSources().flatMap((file) => read(file).match(/(?<![\w/])docs\/[\w-]+\.md\b/g) ?? []),
    )
    expect(packed).toEqual(expect.arrayContaining([...mentioned]))
    expect(mentioned.size).toBeGreaterThan(0)
  })
})

describe('package.json', () => {
  it('lets an app choose newer patches of its dependencies', () =>
    expect(Object.values(manifest.dependencies).filter((range) => !range.startsWith('^'))).toEqual([]))
})

describe('The workflows', () => {
  const workflows = ['ci', 'release'].map((name) => read(`.github/workflows/${name}.yml`)).join('\n')

  it('run only scripts that exist', () => {
    const used = [...workflows.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(used.length).toBeGreaterThan(1)
    expect(used.filter((name) => !(name in manifest.scripts))).toEqual([])
  })

  it('run all checks on each change and before each release', () =>
    expect(workflows.match(/run: \.ci\/run/g)).toHaveLength(2))
})
