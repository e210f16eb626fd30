/**
 * Some pages search source files for sentences: Behaviour searches tests and stories, the copy deck searches views and flows. The static
 * build contains only what they can find there, instead of three megabytes of sources.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { title } from '../stories/docs/spec/titles.ts'

/** The titles that may name a row of the behaviour table, such as D1. */
export const titlesOfRows = (source: string): string =>
  [...source.matchAll(title)].flatMap(([text]) => (/[A-P]\d/.test(text) ? [text] : [])).join('\n')

/** Strings that could be a message key, such as 'login.submit'. */
export const keysOfMessages = (source: string): string =>
  [...source.matchAll(/(['"`])[a-zA-Z]+\.[^\n'"`]*?\1/g)].map(([text]) => text).join('\n')

const shortened = (id: string) => {
  const [file = ''] = id.split('?')
  const source = readFileSync(file, 'utf8')
  return /\.(?:test|stories)\.tsx?$/.test(file) ? titlesOfRows(source) : keysOfMessages(source)
}

/** A Vite plugin. Runs before Vite reads the files itself. */
export const shortSources: Plugin = {
  name: 'short-sources',
  enforce: 'pre',
  load: {
    filter: { id: /(?:\.(?:test|stories)\.tsx?|[\\/]src[\\/](?:views|flows)[\\/].*\.tsx?)\?raw$/ },
    handler: (id) => ({ code: `export default ${JSON.stringify(shortened(id))}`, map: null }),
  },
}
