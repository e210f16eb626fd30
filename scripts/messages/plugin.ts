import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { compileSentence } from './compile.ts'
import { pseudoText } from './pseudoLocale.ts'
import { readSentences, sentencesIn, type Sentences } from './sources.ts'

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

/** A locale's compiled sentences as JSON. Empty ones are left out, so that English is shown instead. */
const compiledLocale = (file: string, sentences: Sentences) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(sentences)
        .filter(([, sentence]) => sentence.trim())
        .map(([key, sentence]) => [key, compileIn(file, key, sentence)]),
    ),
  )

const pseudoLocale = (english: Sentences): Sentences =>
  Object.fromEntries(Object.entries(english).map(([key, sentence]) => [key, pseudoText(sentence)]))

/**
 * Compiles the sentences of `src/messages` when a bundler imports them: an English module or a locale's JSON becomes plain data that
 * `formatMessage` reads. Storybook and tests also import modules that are not shipped: `virtual:messages/pseudo-locale`, generated from
 * English, and `virtual:messages/sources/<locale>`, the sentences as written.
 */
export const compileMessages = (): Plugin => ({
  name: 'compile-messages',
  enforce: 'pre',
  transform: {
    order: 'pre',
    filter: { id: /[\\/]src[\\/]messages[\\/](?:en[\\/].+\.ts|locales[\\/][\w-]+\.json)$/ },
    handler: (code, file) =>
      file.endsWith('.json')
        ? // As a JSON module, it would also export each sentence by name.
          { code: `export default ${compiledLocale(file, JSON.parse(code))}`, map: null, moduleType: 'js' }
        : { code: compiledModule(file, code), map: null },
  },
  resolveId: { filter: { id: /^virtual:messages\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:messages\// },
    async handler(id) {
      const isPseudo = id.endsWith('/pseudo-locale')
      const source = await readSentences(isPseudo ? 'en' : id.slice(id.lastIndexOf('/') + 1))
      for (const file of source.files) this.addWatchFile(file)
      return isPseudo
        ? `export const messages = ${compiledLocale('en-XA', pseudoLocale(source.sentences))}`
        : `export const sentences = ${JSON.stringify(source.sentences)}`
    },
  },
})
