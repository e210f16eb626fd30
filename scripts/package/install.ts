import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from './pack.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '../..')

interface Manifest {
  readonly name: string
  readonly dependencies: Readonly<Record<string, string>>
}

interface Lock {
  readonly packages: Readonly<Record<string, unknown>>
}

// SAFETY: npm wrote these files, and rejects malformed ones below.
const readJson = async <T>(...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8')) as T

/**
 * Installs the tarball into a copy of an app outside this repository. All other packages come at the versions of our lockfile, so
 * installs are reproducible and work from npm's cache; packages that only the app has come at the version that it asks for.
 */
export async function installExample(name: 'example' | 'example-next'): Promise<string> {
  const app = await mkdtemp(join(tmpdir(), `tackboard-${name}-`))
  await cp(join(root, name), app, {
    recursive: true,
    filter: (path) => !/[\\/](dist|node_modules|\.next)$/.test(path),
  })
  const tarball = await pack()

  const ours = await readJson<Manifest>(root, 'package.json')
  const theirs = await readJson<Manifest>(app, 'package.json')
  const manifest = {
    ...theirs,
    dependencies: { ...theirs.dependencies, [ours.name]: `file:${tarball}` },
  }
  const { packages } = await readJson<Lock>(root, 'package-lock.json')
  const lock = { lockfileVersion: 3, requires: true, packages: { ...packages, '': manifest } }
  await writeFile(join(app, 'package.json'), JSON.stringify(manifest, null, 2))
  await writeFile(join(app, 'package-lock.json'), JSON.stringify(lock))
  await run(app, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'])
  return app
}
