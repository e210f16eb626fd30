/** The command as somebody runs it on an app of 0.1.0, in a separate process. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const command = join(import.meta.dirname, 'cli.ts')
const given = join(import.meta.dirname, '../../scripts/package/upgrade/given')
const givenApp = readFileSync(join(given, 'App.tsx.txt'), 'utf8')

let app = ''
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'upgrade-'))
  mkdirSync(join(app, 'src'))
  mkdirSync(join(app, 'node_modules'))
  for (const folder of ['src', 'node_modules']) writeFileSync(join(app, folder, 'App.tsx'), givenApp)
})
afterEach(() => rmSync(app, { recursive: true }))

const read = (path: string) => readFileSync(join(app, path), 'utf8')
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: app,
    encoding: 'utf8',
  })
  return { status, out: stdout + stderr }
}

it('rewrites the imports of an app and nothing else, once', () => {
  expect(run()).toEqual({
    status: 0,
    out: `  ${join('src', 'App.tsx')}:2  LoginPage, LoggedIn → tackboard/auth\nChanged 1 of 1 files.\n`,
  })
  const [, before = ''] = givenApp.split('\n')
  const after =
    "import { TackboardProvider, type TackboardProviderProps } from 'tackboard'\nimport { LoginPage, type LoggedIn } from 'tackboard/auth'"
  expect(read('src/App.tsx')).toBe(givenApp.replace(before, after))
  expect(read('node_modules/App.tsx')).toBe(givenApp)
  expect(run('src')).toEqual({ status: 0, out: 'Changed 0 of 1 files.\n' })
})

it('changes nothing with --dry, and fails if something would change', () => {
  const { status, out } = run('--dry', 'src')
  expect({ status, last: out.split('\n').at(-2) }).toEqual({ status: 1, last: 'Would change 1 of 1 files.' })
  expect(read('src/App.tsx')).toBe(givenApp)
})

it('names what is left to do by hand, and a file that it cannot read', () => {
  writeFileSync(join(app, 'src/a.ts'), "import * as T from 'tackboard'\n")
  writeFileSync(join(app, 'src/b.ts'), "import { T } from 'tackboard'\nconst a = (\n")
  const { status, out } = run(join('src', 'a.ts'), join('src', 'b.ts'))
  expect(status).toBe(0)
  expect(out).toContain(`By hand:\n  ${join('src', 'a.ts')}:1  imports all of tackboard as T`)
  expect(out).toContain(`  ${join('src', 'b.ts')}:1  cannot be read`)
})

it.each([
  [['--help'], 0, /^tackboard-upgrade: .*\n\nUsage:/],
  [['--wet'], 2, /Unknown option '--wet'.* See tackboard-upgrade --help/],
  [['nowhere'], 2, /ENOENT.*nowhere/],
] as const)('%j', (args, code, text) => {
  const { status, out } = run(...args)
  expect(status).toBe(code)
  expect(out).toMatch(text)
})
