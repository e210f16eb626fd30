import { basename } from 'node:path'
import { build } from 'esbuild'
import { home, type Bundler } from './bundle.ts'

/** Builds with esbuild and its code splitting. */
export const bundleWithEsbuild: Bundler = async (entry) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry, resolveDir: home, sourcefile: 'entry.js' },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2023',
    platform: 'browser',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    outdir: `${home}/esbuild`,
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const paths = Object.keys(metafile.outputs)
  const first = new Set(paths.filter((path) => metafile.outputs[path]?.entryPoint?.endsWith('entry.js')))
  for (const path of first)
    for (const { path: imported, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement') first.add(imported)
  return paths.flatMap((path) => {
    const file = outputFiles.find((output) => output.path.endsWith(`/${basename(path)}`))
    return file ? [{ name: basename(path), code: file.contents, isFirst: first.has(path) }] : []
  })
}
