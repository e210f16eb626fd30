import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { run } from './run.ts'
import { loadServer } from './serve.ts'

const root = join(import.meta.dirname, '../..')

/** I3. Imports each entry point in its own Node process, where no browser API exists. */
export async function importsInNode(app: string): Promise<void> {
  const entries = Object.keys(manifest.exports)
    .filter((path) => !/\.json$|mocks\//.test(path))
    .map((path) => path.replace('.', 'tackboard'))
  const load = (entry: string) =>
    `const names = Object.keys(await import('${entry}')); if (names.length < 3) throw new Error(names)`
  await Promise.all(
    entries.map((entry) => run(app, process.execPath, ['--input-type=module', '--eval', load(entry)])),
  )
}

/** A locale's messages of an area, and the areas of keys: a plugin makes them out of the JSON of the locale. */
const generated = /^src\/messages\/(prefixes|locales\/\w+\/\w+)\.js$/

/** `'use client'` directives survive the build, and the message parser is neither shipped nor installed. */
export async function shipsWhatItShould(app: string): Promise<void> {
  const dist = join(app, 'node_modules/tackboard/dist')
  const shipped = globSync('**/*.js', { cwd: dist }).map((file) => file.replaceAll('\\', '/'))
  const isClient = async (file: string) => /^['"]use client['"]/.test(await readFile(file, 'utf8'))
  for (const file of shipped.filter((name) => name.startsWith('src/') && !generated.test(name))) {
    const source = join(root, file.replace(/\.js$/, ''))
    const [original] = globSync(`${source}.{ts,tsx,json}`)
    assert.ok(original, `${file} has no source file.`)
    assert.equal(await isClient(join(dist, file)), await isClient(original), `${file}: 'use client'`)
  }
  assert.deepEqual(
    shipped.filter((file) => file.includes('parser')),
    [],
  )
  const installed = globSync('node_modules/{valibot,intl-messageformat,@formatjs/*}', { cwd: app })
  assert.deepEqual(
    installed.map((path) => path.replaceAll('\\', '/')),
    ['node_modules/valibot'],
  )
}

/** I2. The server renders the complete form, identically each time, without logging anything. */
export async function rendersOnServer(app: string): Promise<void> {
  const template = await readFile(join(app, 'dist/client/index.html'), 'utf8')
  const { render } = await loadServer(app)
  const logged: unknown[][] = []
  const { error, warn } = console
  console.error = console.warn = (...args: unknown[]) => logged.push(args)
  const renderPage = async () => {
    const html = await (await render(new Request('http://127.0.0.1/login/'), template)).text()
    return html.replaceAll(/nonce="[^"]*"/g, 'nonce')
  }
  const [first, second] = [await renderPage(), await renderPage()]
  Object.assign(console, { error, warn })
  assert.deepEqual(logged, [])
  assert.equal(first, second)
  for (const part of [
    'name="email"',
    'name="password"',
    'type="submit"',
    'Continue with Google',
    'Back to your wall',
    '<style',
  ])
    assert.ok(first.includes(part), `The server-rendered page lacks ${part}.`)
}

/** Checks the app's types, and every declaration file of the package, which `skipLibCheck` would skip. */
export async function typesAreSound(app: string): Promise<void> {
  await run(app, 'npm', ['run', 'typecheck'])
  // XState's declarations do not support `exactOptionalPropertyTypes`.
  await run(app, 'npx', ['tsc', '--skipLibCheck', 'false', '--exactOptionalPropertyTypes', 'false'])
}
