/** The files that an app's build makes of the translations. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { compileMessages } from './plugin.ts'

const folder = await mkdtemp(join(tmpdir(), 'chunks-'))
afterAll(() => rm(folder, { recursive: true }))

/** The names of the chunks that an app loads later, which takes `names` from `tackboard/messages`. */
async function chunksOf(names: string): Promise<readonly string[]> {
  const entry = join(folder, 'app.ts')
  const messages = join(import.meta.dirname, '../../src/messages.ts').replaceAll('\\', '/')
  await writeFile(entry, `import { ${names} } from '${messages}'\nglobalThis.app = [${names}]\n`)
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [compileMessages()],
    build: { write: false, minify: false, rolldownOptions: { input: entry, external: /^react/ } },
  })
  // SAFETY: without `watch` and with one output, Vite returns one output.
  const { output } = result as Rolldown.RolldownOutput
  return output.flatMap((file) => (file.type === 'chunk' && !file.isEntry ? [file.name] : []))
}

describe('An app', () => {
  it('that loads whole languages has one chunk for each', async () =>
    expect(await chunksOf('loadMessages')).toEqual(Array.from({ length: 5 }, () => 'all')))

  it('that loads areas has one chunk for each area of a language, and one that they share', async () => {
    const names = (await chunksOf('loadAreas')).toSorted()
    expect(names).toHaveLength(5 * 8)
    expect(new Set(names)).toEqual(
      new Set(['auth', 'business', 'common', 'createPin', 'people', 'promote', 'saving', 'search']),
    )
  })
})
