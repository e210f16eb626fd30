import assert from 'node:assert/strict'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

/** Makes a client's types from the package's `openapi.json`, compiles a log-in with them, and logs in to a server. */
export async function generatedClientLogsIn(document: string, url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tackboard-client-'))
  try {
    await cp(join(import.meta.dirname, 'client'), folder, { recursive: true })
    await run(folder, 'npm', ['ci', '--prefer-offline'])
    await run(folder, 'npx', ['openapi-typescript', document, '-o', 'api.d.ts'])
    await run(folder, 'npx', ['tsc'])
    // A wrong password; the right one; a code that is required, and given.
    assert.deepEqual(JSON.parse(await run(folder, 'node', ['built/logIn.js', url])), [
      1009,
      'wren',
      1001,
      'rowanbirch',
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
