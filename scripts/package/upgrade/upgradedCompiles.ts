import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../run.ts'

const given = join(import.meta.dirname, 'given')
const settings = { extends: './tsconfig.json', include: ['upgraded', 'src/vite-env.d.ts'] }

/** An app of 0.1.0 (`given`) compiles with the installed package once `npx tackboard-upgrade` has been over it, and not before. */
export async function upgradedCompiles(app: string): Promise<void> {
  const folder = join(app, 'upgraded')
  await mkdir(folder)
  for (const name of globSync('*.txt', { cwd: given }))
    await cp(join(given, name), join(folder, name.replace('.txt', '')))
  await writeFile(join(app, 'tsconfig.upgraded.json'), JSON.stringify(settings))
  const compiles = () => run(app, 'npx', ['tsc', '-p', 'tsconfig.upgraded.json'])
  const upgrade = (...args: readonly string[]) => run(app, 'npx', ['tackboard-upgrade', ...args, 'upgraded'])
  await assert.rejects(compiles())
  await assert.rejects(upgrade('--dry'), 'A dry run that would change something fails.')
  await assert.rejects(compiles())
  const report = await upgrade()
  assert.match(report, /App\.tsx:2 {2}LoginPage, LoggedIn → tackboard\/auth$/m)
  assert.match(report, /^Changed 3 of 4 files\.$/m)
  assert.match(report, /^ +\S+Wall\.tsx:\d+ {2}onCreated of BoardForm /m)
  await compiles()
  assert.match(await upgrade(), /^Changed 0 of 4 files\.$/m)
}
