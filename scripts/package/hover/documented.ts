import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../../../package.json' with { type: 'json' }
import { propsWithoutComment } from './propDocs.ts'
import { specCodesIn } from './specCodes.ts'

/** The declarations of the entry points. */
const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [target.types],
)

/** What an editor shows of the installed package: a comment on every prop, and no code that only this repository explains. */
export async function isDocumented(app: string): Promise<void> {
  const folder = join(app, 'node_modules/tackboard').replaceAll('\\', '/')
  assert.deepEqual(propsWithoutComment(entries.map((entry) => join(folder, entry).replaceAll('\\', '/'))), [])
  const files = globSync('dist/**/*.d.ts', { cwd: folder })
  assert.ok(files.length > entries.length)
  assert.deepEqual(
    files.flatMap((file) =>
      specCodesIn(readFileSync(join(folder, file), 'utf8')).map((line) => `${file}: ${line}`),
    ),
    [],
  )
}
