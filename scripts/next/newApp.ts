/** What `create-next-app --yes` switches on today. Its package comes from the registry and has its templates inside. */
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../package/run.ts'

const switches = (config: string) =>
  [...config.matchAll(/^\s*(\w+): (?:true|false),?$/gm)].map(([line]) => line.trim())

/** The app has each switch of a new one, so that what builds here builds there. */
export async function isAsNew(app: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tackboard-new-'))
  try {
    const options = ['--yes', '--skip-install', '--disable-git']
    await run(folder, 'npx', ['--yes', 'create-next-app@latest', 'app', ...options], { CI: '1' })
    const ours = switches(await readFile(join(app, 'next.config.ts'), 'utf8'))
    const theirs = switches(await readFile(join(folder, 'app/next.config.ts'), 'utf8'))
    assert.ok(theirs.length > 0, 'A new app has no switches anymore.')
    assert.deepEqual(
      theirs.filter((line) => !ours.includes(line)),
      [],
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
