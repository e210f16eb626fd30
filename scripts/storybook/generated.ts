import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

/** The modules whose content is computed on import, each with the file whose `generate` computes it. Typed in virtual.d.ts. */
const generators = {
  charts: 'scripts/storybook/charts.ts',
  tiles: 'stories/flows/tiles.ts',
} as const

type GeneratedName = keyof typeof generators

interface Generator {
  readonly generate: () => unknown
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const isGenerated = (name: string): name is GeneratedName => name in generators

/** Computes a module's content, and lists the files that it depends on. */
export async function generate(name: GeneratedName) {
  const file = root + generators[name]
  const { module, dependencies } = await runnerImport<Generator>(file, { root, logLevel: 'warn' })
  return { content: await module.generate(), dependencies: [file, ...dependencies] }
}

/** A Vite plugin: `import { charts } from 'virtual:charts'`. The content is computed again when one of its sources changes. */
export const generated = (): Plugin => ({
  name: 'generated',
  resolveId: {
    filter: { id: /^virtual:/ },
    handler: (id) => (isGenerated(id.slice('virtual:'.length)) ? `\0${id}` : null),
  },
  load: {
    filter: { id: /^\0virtual:/ },
    async handler(id) {
      const name = id.slice('\0virtual:'.length)
      if (!isGenerated(name)) return null
      const { content, dependencies } = await generate(name)
      for (const path of dependencies) this.addWatchFile(path)
      return { code: `export const ${name} = ${JSON.stringify(content)}`, map: null }
    },
  },
})
