/** Every path, command and name between backticks in our documents exists. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dirname, join } from 'node:path'
import { commandsIn, namesIn, pathsIn } from './claims.ts'

const documents = globSync('{*,{bench,docs,example,example-next}/*}.md').filter(
  (path) => !path.startsWith('CHANGELOG'),
)
const sources = globSync(
  '{src,machines,mocks,testing,stories,scripts,bench,example,example-next,.storybook,.github}/**/*.{ts,tsx,mdx,json,js,mjs,yml,txt}',
  { exclude: (path) => path.includes('node_modules') || path.includes('.next') },
).concat(globSync('*.{ts,json}'))
/** Every word in the code, including its strings: they mention types of the platform and of libraries. */
const words = new Set(sources.flatMap((path) => readFileSync(path, 'utf8').match(/[\w$]+/g) ?? []))

/** Placeholders, or names from another library. */
const notOurs = new Set(['XViewProps', 'login.accountLocked', 'onUnhandledRequest'])

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8')
  const home = dirname(document)

  it('names files that exist', () => {
    const isThere = (path: string) => [path, join(home, path)].some((own) => globSync(own).length > 0)
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([])
  })

  it('names scripts of package.json', () => {
    const files = ['package.json', join(home, 'package.json')].filter(existsSync)
    const scripts = new Set(
      files.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {})),
    )
    expect(commandsIn(text).filter((name) => !scripts.has(name))).toEqual([])
  })

  it('names what the code has', () => {
    const isKnown = (name: string) => name.split('.').every((part) => words.has(part))
    expect(namesIn(text).filter((name) => !notOurs.has(name) && !isKnown(name))).toEqual([])
  })
})
