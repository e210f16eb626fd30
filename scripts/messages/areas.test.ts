/** What an entry point's flows can show is in the areas that docs/languages.md lists for it, so their messages are enough. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf } from '../laws/imports.ts'
import { read } from '../laws/sources.ts'
import { readAreas, readSentences } from './sources.ts'
import { loadMessages, locales } from '../../src/messages/load.ts'
import { loadAreas } from '../../src/messages/loadAreas.ts'
import type { Area } from '../../src/messages/areas.ts'

/** The modules that a module can load, itself included: what it imports at once and later, but no types. */
function reachedFrom(entry: string): ReadonlySet<string> {
  const reached = new Set([entry])
  // A set also visits what is added to it on the way.
  for (const file of reached)
    for (const { path, kind } of importsOf(file, read(file)))
      if (kind !== 'type' && existsSync(path)) reached.add(path)
  return reached
}

const isEnglish = /^src\/messages\/en\/(?:(\w+)\/)?\w+\.ts$/

/** The areas whose English a module can load, sorted. */
const areasReached = (entry: string) =>
  [...new Set([...reachedFrom(entry)].flatMap((file) => isEnglish.exec(file)?.[1] ?? []))].toSorted()

const [, table = ''] = read('docs/languages.md').split('| flows of | areas |')
const documented = [
  ...table
    .split('\n\n', 1)
    .join()
    .matchAll(/^ *\| `tackboard\/([\w-]+)` \| (.+) \|$/gm),
].map(([, entry = '', list = '']) => ({
  entry,
  file: `src/${entry.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.ts`,
  listed: [...list.matchAll(/'(\w+)'/g)].map(([, area = '']) => area).toSorted(),
}))
const keys = await readAreas()
// SAFETY: the first test below compares them with the entry points.
const areas = [...keys.keys()].filter((area) => area !== 'common').toSorted() as readonly Area[]
const translations = locales.filter((locale) => locale !== 'en')

const pick = (messages: object, wanted: readonly string[]) =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => wanted.includes(key)))

describe('§A6 The areas of messages', () => {
  it('are those of docs/languages.md, each with an entry point of its name', () =>
    expect(documented.map(({ file }) => file).toSorted()).toEqual(
      areas.map((area) => `src/${area}.ts`).toSorted(),
    ))

  it.each(documented)(
    'that docs/languages.md lists for tackboard/$entry are those that its flows can show',
    ({ file, listed }) => expect(listed).toEqual(areasReached(file)),
  )

  it.each(translations.flatMap((locale) => areas.map((area) => [locale, area] as const)))(
    'the chunks of %s/%s hold its sentences and the shared ones, and no other',
    async (locale, area) => {
      const all = await loadMessages(locale)
      const expected = [...(keys.get('common') ?? []), ...(keys.get(area) ?? [])]
      expect(await loadAreas(locale, [area])).toEqual(pick(all, expected))
    },
  )

  it.each(translations)('the chunk of %s holds the sentences of all areas', async (locale) => {
    const { sentences } = await readSentences(locale)
    const messages = await loadMessages(locale)
    expect(Object.keys(messages).toSorted()).toEqual([...keys.values()].flat().toSorted())
    // A word of one locale is no word of another.
    expect(messages['common.cancel']).toBe(sentences['common.cancel'])
  })

  it('have no first part of a key in common, as a missing sentence is found by it', () => {
    const pairs = areas.flatMap((area) =>
      (keys.get(area) ?? []).map((key) => `${key.split('.', 1)[0]} is in ${area}`),
    )
    const prefixes = [...new Set(pairs)].map((pair) => pair.split(' ', 1)[0])
    expect(prefixes).toEqual([...new Set(prefixes)])
  })

  it('are typed as they are in folders', () => {
    const source = read('src/messages/en.ts')
    const typed = [...source.matchAll(/^ {2}(\w+): ((?:typeof \w+(?: &\s+)?)+)$/gm)].flatMap(
      ([, area, types = '']) =>
        [...types.matchAll(/typeof (\w+)/g)].map(([, name]) => `${name} is in ${area}`),
    )
    const inFolders = [
      ...source.matchAll(/import type \{ (\w+) \} from '\.\/en\/(?:(\w+)\/)?(?:\w+\/)?\w+\.ts'/g),
    ].map(([, name, area = 'common']) => `${name} is in ${area}`)
    expect(typed.toSorted()).toEqual(inFolders.toSorted())
  })
})
