/**
 * `npm run size`: what an app pays for, bundled as an app bundles it (vite, minified, tree-shaken) from the package as it is
 * published. gzip level 9, every file by itself; kB = 1000 bytes; react and react-dom left out. Over a limit it ends with 1.
 */
import { gzipSync } from 'node:zlib'
import { build as buildPackage } from 'tsdown'
import { build, type Plugin, type Rolldown } from 'vite'

const home = '.cache/size'
/** A page that mounts what it names, so that nothing else of the package stays. */
const using = (names: string, from = './src/index.js') =>
  `import { ${names} } from '${from}'\nglobalThis.app = [globalThis.app, ${names}]\n`

interface Row {
  readonly name: string
  /** What the app's only module says. */
  readonly entry: string
  /** `first`: what is loaded before the first paint. `all`: that and every chunk loaded later. `later`: the largest of those. */
  readonly counts: 'first' | 'all' | 'later'
  /** Chunks loaded later that count all the same, by name. Default: none. */
  readonly plus?: readonly string[]
  /** In kB; none for a line that only informs. */
  readonly limit?: number
}

const rows: readonly Row[] = [
  { name: '`LoginView` alone, no machine', entry: using('LoginView'), counts: 'first', limit: 18 },
  {
    name: 'one log-in view with its machine and client',
    entry:
      using('LoginView, createClient, loginEndpoints') +
      using('loginMachine', './machines/index.js') +
      using('fromPromise', 'xstate') +
      using('useActorRef', '@xstate/react'),
    counts: 'first',
    limit: 38,
  },
  {
    name: '`LoginPage`, first load: that and its container, platform, toasts and effects',
    entry: using('LoginPage'),
    counts: 'first',
    limit: 55,
  },
  {
    name: 'the whole auth flow, what is not on screen loaded when needed',
    entry: using('AuthModal, LoginPage'),
    counts: 'first',
    limit: 60,
  },
  {
    name: 'the same with the sign-up form on screen',
    entry: using('AuthModal, LoginPage'),
    counts: 'first',
    plus: ['signupSide'],
  },
  { name: 'the same with everything it may load later', entry: using('AuthModal, LoginPage'), counts: 'all' },
  {
    name: 'the board picker with its machine',
    entry:
      using('BoardPickerView') +
      using('boardPickerMachine', './machines/index.js') +
      using('fromPromise', 'xstate') +
      using('useActorRef', '@xstate/react'),
    counts: 'first',
    limit: 42,
  },
  { name: '`BoardPicker`: that, its flow and its calls', entry: using('BoardPicker'), counts: 'first' },
  { name: 'one locale (the largest)', entry: using('loadMessages'), counts: 'later' },
  {
    name: 'floor: styled-components + xstate + @xstate/react',
    entry:
      using('css, styled', 'styled-components') +
      using('assign, emit, fromPromise, setup', 'xstate') +
      using('useActorRef, useSelector', '@xstate/react'),
    counts: 'first',
  },
]

/** Vite's own loader of chunks, which an app has once whatever it installs: counted for nobody. */
const preload = '\0vite/preload-helper.js'

const virtual = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'virtual',
  enforce: 'pre',
  resolveId: (source) => (source in modules ? source : null),
  load: (id) => modules[id],
})

/** One minified file of an app's build. */
type Chunk = Rolldown.OutputChunk

/** The chunks of an app whose only module is `entry`, in memory. */
async function chunksOf(entry: string): Promise<readonly Chunk[]> {
  const id = `${process.cwd()}/${home}/entry.js`
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [virtual({ [id]: entry, [preload]: 'export const __vitePreload = (load) => load()' })],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: id,
        external: /^react(-dom)?(\/|$)/,
        checks: { moduleLevelDirective: false },
      },
    },
  })
  // SAFETY: without `watch` and with one output, vite answers with one output.
  return (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk')
}

const weigh = (chunk: Chunk) => gzipSync(chunk.code, { level: 9 }).length
const sum = (chunks: readonly Chunk[]) => chunks.reduce((total, chunk) => total + weigh(chunk), 0)
const kB = (bytes: number) => (bytes / 1000).toFixed(1)

/** The entry, chunks that count all the same, and all that they import without asking. */
function firstOf(chunks: readonly Chunk[], plus: readonly string[] = []): readonly Chunk[] {
  const first = new Set(chunks.filter((chunk) => chunk.isEntry || plus.includes(chunk.name)))
  for (const chunk of first)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) first.add(other)
  return [...first]
}

await buildPackage({ dts: false, outDir: home, logLevel: 'error' })

const lines = ['| gzip, react excluded | kB | limit |', '| --- | ---: | ---: |']
const faults: string[] = []
for (const { name, entry, counts, plus = [], limit } of rows) {
  const chunks = await chunksOf(entry)
  const first = firstOf(chunks, plus)
  const later = chunks.filter((chunk) => !first.includes(chunk))
  const bytes = counts === 'later' ? Math.max(...later.map(weigh)) : sum(counts === 'all' ? chunks : first)
  lines.push(`| ${name} | ${kB(bytes)} | ${limit ?? ''} |`)
  if (counts === 'all')
    lines.push(...later.map((chunk) => `| – of it later: \`${chunk.name}\` | ${kB(weigh(chunk))} | |`))
  if (limit && bytes > limit * 1000)
    faults.push(
      `${name} weighs ${kB(bytes)} kB, ${kB(bytes - limit * 1000)} kB over its limit of ${limit} kB.`,
    )
}
console.log(`${lines.join('\n')}\n`)
for (const fault of faults) console.error(fault)
if (faults.length === 0) console.log('Every size is within its limit.')
process.exitCode = faults.length > 0 ? 1 : 0
