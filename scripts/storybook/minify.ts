/** `npm run build-storybook` minifies Storybook's own window, which is published unminified. Saves 1.8 MB. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'

const files = ['sb-manager/globals-runtime.js', 'sb-manager/runtime.js']

/** Minifies these files of a static Storybook. */
export async function minify(folder: string) {
  for (const name of files) {
    const file = join(folder, name)
    const { code } = await transform(await readFile(file, 'utf8'), { minify: true, legalComments: 'inline' })
    await writeFile(file, code)
  }
}

if (import.meta.main) await minify(process.argv[2] ?? 'storybook-static')
