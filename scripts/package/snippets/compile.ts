import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { run } from '../run.ts'
import { exportsIn, importsFor } from './importsFor.ts'
import { snippetsOf } from './snippetsOf.ts'

const root = join(import.meta.dirname, '../../..')
const pages = ['README.md', 'example/README.md', ...globSync('docs/*.md', { cwd: root })]

/**
 * The settings of an app created with `create-vite`. Snippets find `./PaymentForm` in the example, and find packages, files and values that
 * the example lacks in this folder's declarations. Those in `given` are for snippets alone, as they would hide what this repository has.
 */
const settings = {
  extends: './createVite.json',
  compilerOptions: { rootDirs: ['snippets', 'src/parts', import.meta.dirname] },
  include: ['src', 'snippets', join(import.meta.dirname, '*.d.ts'), join(import.meta.dirname, 'given')],
}

const exported = exportsIn(readFileSync(join(root, 'api.txt'), 'utf8'))

/** Writes each snippet to a file, at the same line numbers as in its page, so that errors point there. */
async function extract(folder: string): Promise<number> {
  let count = 0
  for (const page of pages)
    for (const { line, language, code } of snippetsOf(await readFile(join(root, page), 'utf8'))) {
      const name = `${page.replaceAll('/', '-').replace('.md', '')}-${line}.${language}`
      await writeFile(join(folder, name), `${importsFor(code, exported)}${'\n'.repeat(line - 1)}${code}`)
      count += 1
    }
  return count
}

/** Compiles the snippets of README.md and docs/, and the example with its recipes, against the installed package. */
export async function snippetsCompile(app: string): Promise<void> {
  await mkdir(join(app, 'snippets'))
  assert.ok((await extract(join(app, 'snippets'))) >= 30, 'There are fewer snippets than there should be.')
  await cp(join(import.meta.dirname, 'createVite.json'), join(app, basename(settings.extends)))
  await writeFile(join(app, 'tsconfig.snippets.json'), JSON.stringify(settings))
  await run(app, 'npx', ['tsc', '-p', 'tsconfig.snippets.json'])
}
