import { build, type Plugin, type Rolldown } from 'vite'
import { home, isReact, type Bundler } from './bundle.ts'

/** Vite's own chunk loader, which every app has exactly once, so it is not counted. */
const preload = '\0vite/preload-helper.js'

const virtual = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'virtual',
  enforce: 'pre',
  resolveId: (source) => (source in modules ? source : null),
  load: (id) => modules[id],
})

/** Builds with Vite, which uses Rolldown. */
export const bundleWithRolldown: Bundler = async (entry) => {
  const id = `${home}/entry.js`
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [virtual({ [id]: entry, [preload]: 'export const __vitePreload = (load) => load()' })],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: id, external: isReact, checks: { moduleLevelDirective: false } },
    },
  })
  // SAFETY: without `watch` and with one output, Vite returns one output.
  const chunks = (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk')
  const first = new Set(chunks.filter((chunk) => chunk.isEntry))
  for (const chunk of first)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) first.add(other)
  return chunks.map((chunk) => ({ name: chunk.name, code: chunk.code, isFirst: first.has(chunk) }))
}
