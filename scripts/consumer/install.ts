import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const start = promisify(execFile)
const root = join(import.meta.dirname, '../..')

interface Manifest {
  readonly name: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

interface Lock {
  readonly packages: Readonly<Record<string, unknown>>
}

// SAFETY: npm wrote these files, or refuses them below.
const readJson = async <T>(...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8')) as T

/** Runs a command in a folder; when it fails, what it said is the error. */
export async function run(
  cwd: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const options = {
    cwd,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 26,
  }
  try {
    return (await start(command, args, options)).stdout
  } catch (error) {
    // SAFETY: `execFile` rejects with what the command wrote.
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}

/** Builds the package and packs it as npm would publish it. Answers the tarball. */
export async function pack(folder: string): Promise<string> {
  await run(root, 'npm', ['run', 'build'])
  const said = await run(root, 'npm', ['pack', '--json', '--pack-destination', folder])
  // SAFETY: the shape that `npm pack --json` documents.
  const [packed] = JSON.parse(said) as { filename: string }[]
  return join(folder, packed?.filename ?? '')
}

/**
 * Installs the tarball into a copy of `example/` that sees no node_modules of ours. Everything besides comes at the versions of our own
 * lockfile, so two runs install the same and a filled npm cache is enough.
 */
export async function installExample(): Promise<string> {
  const app = await mkdtemp(join(tmpdir(), 'tackboard-example-'))
  await cp(join(root, 'example'), app, {
    recursive: true,
    filter: (path) => !/[\\/](dist|node_modules)$/.test(path),
  })
  const tarball = await pack(app)

  const ours = await readJson<Manifest>(root, 'package.json')
  const theirs = await readJson<Manifest>(app, 'package.json')
  const manifest = {
    ...theirs,
    dependencies: { ...theirs.dependencies, [ours.name]: `file:${tarball}` },
    // The optional peer of './mocks'.
    devDependencies: { ...theirs.devDependencies, msw: ours.devDependencies['msw'] },
  }
  const { packages } = await readJson<Lock>(root, 'package-lock.json')
  const lock = { lockfileVersion: 3, requires: true, packages: { ...packages, '': manifest } }
  await writeFile(join(app, 'package.json'), JSON.stringify(manifest, null, 2))
  await writeFile(join(app, 'package-lock.json'), JSON.stringify(lock))
  await run(app, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'])
  return app
}
