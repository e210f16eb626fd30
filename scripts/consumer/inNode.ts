import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './install.ts'
import { loadServer } from './serve.ts'

const root = join(import.meta.dirname, '../..')
const areas = ['api', 'auth', 'people', 'saving', 'ui', 'views', 'messages', 'machines', 'mocks', 'theme']
const entries = ['tackboard', ...areas.map((area) => `tackboard/${area}`)]

/** I3. Each entry in a plain Node of its own, with nothing of a browser in it. */
export async function importsInNode(app: string): Promise<void> {
  const load = (entry: string) =>
    `const names = Object.keys(await import('${entry}')); if (names.length < 3) throw new Error(names)`
  await Promise.all(
    entries.map((entry) => run(app, process.execPath, ['--input-type=module', '--eval', load(entry)])),
  )
}

/** `'use client'` is where it was written, and the parser of messages is neither shipped nor installed. */
export async function shipsWhatItShould(app: string): Promise<void> {
  const dist = join(app, 'node_modules/tackboard/dist')
  const shipped = globSync('**/*.js', { cwd: dist }).map((file) => file.replaceAll('\\', '/'))
  const isClient = async (file: string) => /^['"]use client['"]/.test(await readFile(file, 'utf8'))
  for (const file of shipped.filter((name) => name.startsWith('src/'))) {
    const source = join(root, file.replace(/\.js$/, ''))
    const [original] = globSync(`${source}.{ts,tsx,json}`)
    assert.ok(original, `${file} comes from nowhere.`)
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

/** The server draws the whole form, the same each time, and says nothing about it. I2. */
export async function rendersOnServer(app: string): Promise<void> {
  const template = await readFile(join(app, 'dist/client/index.html'), 'utf8')
  const { render } = await loadServer(app)
  const said: unknown[][] = []
  const { error, warn } = console
  console.error = console.warn = (...words: unknown[]) => said.push(words)
  const draw = async () => {
    const html = await (await render(new Request('http://127.0.0.1/login/'), template)).text()
    return html.replaceAll(/nonce="[^"]*"/g, 'nonce')
  }
  const [first, second] = [await draw(), await draw()]
  Object.assign(console, { error, warn })
  assert.deepEqual(said, [])
  assert.equal(first, second)
  for (const part of [
    'name="email"',
    'name="password"',
    'type="submit"',
    'Continue with Google',
    'Back to your plants',
    '<style',
  ])
    assert.ok(first.includes(part), `${part} is not in the server's page.`)
}

/** The app's own types hold, and so does every declaration of the package, which `skipLibCheck` would pass over. */
export async function typesHold(app: string): Promise<void> {
  await run(app, 'npm', ['run', 'typecheck'])
  // XState's own declarations do not know `exactOptionalPropertyTypes`.
  await run(app, 'npx', ['tsc', '--skipLibCheck', 'false', '--exactOptionalPropertyTypes', 'false'])
}
