/**
 * `npm run size`: what the package adds to an app, when three bundlers bundle it as published. gzip level 9, each file separately; kB =
 * 1000 bytes; react and react-dom excluded. Exits with 1 when a limit is exceeded.
 */
import { gzipSync } from 'node:zlib'
import { mkdir } from 'node:fs/promises'
import { pack } from '../package/pack.ts'
import { home, type Bundler, type Chunk } from './bundle.ts'
import { bundleWithEsbuild } from './esbuild.ts'
import { bundleWithRolldown } from './rolldown.ts'
import { rows, type Row } from './rows.ts'
import { bundleWithWebpack } from './webpack.ts'

/** How much larger than the smallest result any bundler's result may be. */
const SPREAD = 1.21

/** Rows with the same entry count other parts of the same bundle. */
const once = (bundle: Bundler): Bundler => {
  const bundles = new Map<string, ReturnType<Bundler>>()
  return (entry) => {
    const bundled = bundles.get(entry) ?? bundle(entry)
    bundles.set(entry, bundled)
    return bundled
  }
}

const bundlers: readonly (readonly [string, Bundler])[] = [
  ['Rolldown', once(bundleWithRolldown)],
  ['esbuild', once(bundleWithEsbuild)],
  ['webpack', once(bundleWithWebpack)],
]

const weigh = ({ code }: Chunk) => gzipSync(code, { level: 9 }).length
const sum = (chunks: readonly Chunk[]) => chunks.reduce((total, chunk) => total + weigh(chunk), 0)
const kB = (bytes: number) => (bytes / 1000).toFixed(1)

function bytesOf({ counts, plus = [] }: Row, chunks: readonly Chunk[]) {
  const later = chunks.filter(({ isFirst, name }) => !isFirst && !plus.includes(name))
  if (counts === 'later') return Math.max(...later.map(weigh))
  return sum(counts === 'all' ? chunks : chunks.filter((chunk) => !later.includes(chunk)))
}

await pack()
await mkdir(home, { recursive: true })

const problems: string[] = []
console.log(`| gzip, react excluded | ${bundlers.map(([name]) => name).join(' | ')} | limit |`)
console.log(`| --- |${' ---: |'.repeat(bundlers.length + 1)}`)
for (const row of rows) {
  const used = row.plus ? bundlers.slice(0, 1) : bundlers
  const sizes: number[] = []
  for (const [, bundle] of used) sizes.push(bytesOf(row, await bundle(row.entry)))
  const [rolldown = 0] = sizes
  const cells = bundlers.map((_, index) => (sizes[index] === undefined ? '' : kB(sizes[index])))
  console.log(`| ${row.name} | ${cells.join(' | ')} | ${row.limit ?? ''} |`)
  if (row.limit && rolldown > row.limit * 1000)
    problems.push(`${row.name} weighs ${kB(rolldown)} kB; its limit is ${row.limit} kB.`)
  if (row.limit && Math.max(...sizes) > SPREAD * Math.min(...sizes))
    problems.push(
      `${row.name}: one bundle weighs more than ${SPREAD} × the smallest (${cells.join(', ')} kB).`,
    )
}

for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log('\nEvery size is within its limit.')
process.exitCode = problems.length > 0 ? 1 : 0
