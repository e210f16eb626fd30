import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { compileSentence } from './compile.ts'
import { pseudoText } from './pseudoLocale.ts'
import { messagesFolder, readAreas, readSentences, sentencesIn, type Sentences } from './sources.ts'

const compileIn = (file: string, key: string, sentence: string) =>
  compileSentence(`${relative('', file)}: ${key}`, sentence)

/** An English module with each sentence replaced by its compiled form. */
function compiledModule(file: string, code: string): string {
  return sentencesIn(file, code).reduceRight(
    (text, { key, text: sentence, start, end }) =>
      text.slice(0, start) + JSON.stringify(compileIn(file, key, sentence)) + text.slice(end),
    code,
  )
}

/** The path of a generated module, and its name. */
const generated = /\/src\/messages\/((?:locales|sources)\/[\w-]+(?:\/\w+)?|prefixes|pseudo-locale)\.js$/

/** A locale's compiled sentences. Empty ones are left out, so that English is shown instead. */
export const compiledLocale = (file: string, sentences: Sentences) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(sentences)
        .filter(([, sentence]) => sentence.trim())
        .map(([key, sentence]) => [key, compileIn(file, key, sentence)]),
    ),
    // Within a text, a quote would be escaped.
  ).replaceAll(/(?<=[{,])"(type|value|children|options)":/g, '$1:')

/** The area of each key by its first part. */
const areasByPrefix = async () =>
  Object.fromEntries(
    [...(await readAreas())]
      .filter(([area]) => area !== 'common')
      .flatMap(([area, keys]) => keys.map((key) => [key.split('.', 1)[0], area])),
  )

const pseudoLocale = (english: Sentences): Sentences =>
  Object.fromEntries(Object.entries(english).map(([key, sentence]) => [key, pseudoText(sentence)]))

/** The sentences of an area that a locale has. */
async function readPart(locale: string, area: string) {
  const [{ files, sentences }, areas] = await Promise.all([readSentences(locale), readAreas()])
  const keys = areas.get(area) ?? []
  return { files, sentences: Object.fromEntries(keys.map((key) => [key, sentences[key] ?? ''])) }
}

/** A whole locale: the modules of its areas, in one. An app that loads only it gets one chunk, and no sentence is in the package twice. */
async function wholeLocale(locale: string): Promise<string> {
  const areas = [...(await readAreas()).keys()]
  return [
    ...areas.map(
      (area) => `import { messages as ${area} } from 'virtual:messages/locales/${locale}/${area}'`,
    ),
    `export const messages = { ${areas.map((area) => `...${area}`).join(', ')} }`,
  ].join('\n')
}

/** The code of a generated module, and the files that it is generated from. */
async function generate(name: string): Promise<{ readonly files: readonly string[]; readonly code: string }> {
  const [folder, locale = 'en', area] = name.split('/')
  if (folder === 'locales' && area === 'all') return { files: [], code: await wholeLocale(locale) }
  if (folder === 'locales' && area) {
    const { files, sentences } = await readPart(locale, area)
    return { files, code: `export const messages = ${compiledLocale(`locales/${locale}.json`, sentences)}` }
  }
  const { files, sentences } = await readSentences(locale)
  if (folder === 'prefixes')
    return { files, code: `export const areas = ${JSON.stringify(await areasByPrefix())}` }
  if (folder === 'sources') return { files, code: `export const sentences = ${JSON.stringify(sentences)}` }
  return { files, code: `export const messages = ${compiledLocale('en-XA', pseudoLocale(sentences))}` }
}

/**
 * Compiles the sentences of `src/messages` when a bundler imports them: an English module becomes plain data that `formatMessage` reads.
 * The rest is generated: `virtual:messages/locales/<locale>/<area>`, a part of a locale (`common` is what several areas show), or all of it as `all`;
 * `virtual:messages/prefixes`, the areas of keys; and for Storybook and tests alone `virtual:messages/pseudo-locale`, out of English,
 * and `virtual:messages/sources/<locale>`, the sentences as written.
 */
export const compileMessages = (): Plugin => ({
  name: 'compile-messages',
  enforce: 'pre',
  transform: {
    order: 'pre',
    filter: { id: /[\\/]src[\\/]messages[\\/]en[\\/].+\.ts$/ },
    handler: (code, file) => ({ code: compiledModule(file, code), map: null }),
  },
  // Where it would be as a file: the package's build names its output after that.
  resolveId: {
    filter: { id: /^virtual:messages\// },
    // Vite's scan for dependencies reads files, and leaves out what is no path.
    handler: (id, _importer, options) =>
      'scan' in options && options.scan
        ? `\0${id}`
        : `${messagesFolder.replaceAll('\\', '/')}/${id.slice('virtual:messages/'.length)}.js`,
  },
  load: {
    filter: { id: generated },
    async handler(id) {
      const { files, code } = await generate(generated.exec(id)?.[1] ?? '')
      for (const file of files) this.addWatchFile(file)
      // What is generated has no source to be mapped to.
      return { code, map: { mappings: '' } }
    },
  },
})
