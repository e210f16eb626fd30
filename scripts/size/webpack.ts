import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack from 'webpack'
import { home, isReact, type Bundler } from './bundle.ts'

/** Builds with webpack in production mode. */
export const bundleWithWebpack: Bundler = async (entry) => {
  const folder = await mkdtemp(join(home, 'webpack-'))
  const file = join(home, 'webpack-entry.js')
  await writeFile(file, entry)
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2023'],
    // Modules are ordered by their paths from here.
    context: join(process.cwd(), 'dist'),
    entry: { main: file },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: [({ request = '' }, done) => (isReact.test(request) ? done(undefined, request) : done())],
    output: {
      path: folder,
      module: true,
      chunkFormat: 'module',
      filename: '[name].js',
      chunkFilename: '[id].js',
    },
    performance: false,
    // webpack's own minimizer and options, but in this process: a worker for each bundle would compile its code again each time.
    optimization: {
      minimizer: [new MinimizerPlugin({ parallel: false, minimizerOptions: { compress: { passes: 2 } } })],
    },
  })
  const stats = await new Promise<webpack.StatsCompilation>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error('webpack returned nothing.'))
      else if (result.hasErrors()) reject(new Error(result.toString('errors-only')))
      else resolve(result.toJson({ assets: true, chunks: true, entrypoints: true }))
    })
  })
  const first = new Set(stats.entrypoints?.['main']?.assets?.map(({ name }) => name))
  const chunks = (stats.assets ?? []).map(async ({ name }) => ({
    name,
    code: await readFile(join(folder, name)),
    isFirst: first.has(name),
  }))
  const bundled = await Promise.all(chunks)
  await rm(folder, { recursive: true })
  return bundled
}
