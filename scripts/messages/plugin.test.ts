import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { compiledLocale, compileMessages } from './plugin.ts'

const folder = await mkdtemp(join(tmpdir(), 'messages-'))
afterAll(() => rm(folder, { recursive: true }))

/** What a module exports after being built with the plugin. */
async function built(entry: string, files: Readonly<Record<string, string>> = {}) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await writeFile(join(folder, 'entry.ts'), entry)
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [compileMessages()],
    build: { write: false, lib: { entry: join(folder, 'entry.ts'), formats: ['es'] } },
  })
  // SAFETY: without `watch`, Vite returns one output per format.
  const [{ output }] = result as [Rolldown.RolldownOutput]
  // SAFETY: each entry below exports a constant called `value`.
  return (
    (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)) as {
      readonly value: unknown
    }
  ).value
}

const area = 'src/messages/en/area.ts'
const entry = "export { area as value } from './src/messages/en/area.ts'"

describe('compileMessages', () => {
  it('compiles an English module', async () => {
    const code =
      "/** Ours. */\nexport const area = {\n  'a.b': \"Don''t\",\n  'a.c': 'Hi {name}',\n} as const\n"
    expect(await built(entry, { [area]: code })).toEqual({
      'a.b': 'Don’t',
      'a.c': ['Hi ', { type: 1, value: 'name' }],
    })
  })

  it('compiles an area of a locale, without what several areas show', async () => {
    const value = await built("export { messages as value } from 'virtual:messages/locales/de/auth'")
    expect(value).toMatchObject({ 'login.submit': 'Anmelden' })
    expect(value).not.toHaveProperty(['boardPicker.pins'])
    expect(value).not.toHaveProperty(['common.cancel'])
  })

  it('puts the areas of a locale together', async () => {
    const value = await built("export { messages as value } from 'virtual:messages/locales/de/all'")
    expect(value).toMatchObject({ 'common.cancel': 'Abbrechen', 'login.submit': 'Anmelden' })
    expect(value).toHaveProperty(['boardPicker.pins'])
  })

  it('leaves out a sentence that is empty, so that English is shown', () =>
    expect(compiledLocale('de.json', { 'a.b': "Nicht''s", 'a.c': ' ' })).toBe('{"a.b":"Nicht’s"}'))

  it('knows the area of a key by its first part', async () => {
    const value = await built("export { areas as value } from 'virtual:messages/prefixes'")
    expect(value).toMatchObject({ login: 'auth', boardPicker: 'saving' })
    expect(value).not.toHaveProperty('common')
  })

  it('generates the pseudo-locale from English', async () => {
    const value = await built("export { messages as value } from 'virtual:messages/pseudo-locale'")
    expect(value).toMatchObject({ 'login.submit': '[Ļöĝ îñ öñé]' })
  })

  it('provides the sentences as written', async () => {
    const value = await built("export { sentences as value } from 'virtual:messages/sources/en'")
    expect(value).toMatchObject({ 'social.error.failed': "Sorry, we can''t log you in." })
  })

  it('names the file and the key of a sentence that does not compile', async () => {
    const code = "export const area = { 'a.b': 'Hi {name' }\n"
    await expect(built(entry, { [area]: code })).rejects.toThrow(
      /src\/messages\/en\/area\.ts: .*a\.b is not ICU/,
    )
  })

  it('names the file and line of a value that is not a sentence', async () => {
    const code = "export const area = {\n  'a.b': 'x',\n  'a.c': `y`,\n}\n"
    await expect(built(entry, { [area]: code })).rejects.toThrow(
      /area\.ts:3 must be a quoted key and a string/,
    )
  })
})
