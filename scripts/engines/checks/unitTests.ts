import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '../../..')
const shim = join(import.meta.dirname, 'unitTests.shim.js')
const vitest = createRequire(createRequire(import.meta.url).resolve('vitest/package.json'))

/** What the unit tests found in a page. */
export interface UnitResults {
  readonly count: number
  readonly failures: readonly string[]
}

/** A function, as text, that runs unit tests in a page and returns their `UnitResults`. */
export async function bundleUnitTests(files: readonly string[]): Promise<string> {
  const imports = files.map((file) => `import ${JSON.stringify(join(root, file))}`).join('\n')
  const { outputFiles } = await build({
    stdin: {
      contents: `${imports}\nexport { results } from ${JSON.stringify(shim)}`,
      resolveDir: root,
    },
    alias: {
      vitest: shim,
      '@vitest/expect': vitest.resolve('@vitest/expect'),
      chai: vitest.resolve('chai'),
    },
    ignoreAnnotations: true,
    define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
    banner: { js: '() => {' },
    footer: { js: 'return unitTests.results }' },
    format: 'iife',
    globalName: 'unitTests',
    bundle: true,
    write: false,
    platform: 'browser',
    target: 'es2022',
  })
  return outputFiles[0]?.text ?? ''
}
