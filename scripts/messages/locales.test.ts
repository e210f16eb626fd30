import { describe, expect, it } from 'vitest'
import { compileSentence } from './compile.ts'
import { readSentences, type Sentences } from './sources.ts'
import { loadMessages, locales as allLocales } from '../../src/messages/load.ts'
import type { MessagePart } from '../../src/messages/message.ts'

/** How many sentences may lack a translation, over all locales. It is 0 on `main`; a branch may raise it while it waits for translators. */
const untranslatedBudget = 0

const english = (await readSentences('en')).sentences
const locales = await Promise.all(
  allLocales
    .filter((locale) => locale !== 'en')
    .map(async (locale) => {
      const { sentences } = await readSentences(locale)
      return { locale, file: `src/messages/locales/${locale}.json`, sentences }
    }),
)
const keys = Object.keys(english)

/** Sentences without words. */
const wordless = new Set(['createPin.imageSize'])

/** Words that a language takes over as they are. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  de: [
    'passkeyList.title',
    'passkeyList.unnamed',
    'passkeyList.name',
    'common.ok',
    'createPin.link',
    'createPin.pinCount',
    'promoteDialogs.pins.count',
    'promoteDialogs.pins.video',
    'promoteDialogs.event.lead',
    'promotePage.pin',
    'promotePage.preview.video',
    'boardPicker.pins',
    'boardPicker.inBoard',
    'hashtags.pins',
  ],
  es: ['promotePage.pin'],
  ja: ['common.ok'],
}

/** Letters that a sentence must have to be in its language at all. */
const script: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
}

const elementsOf = (key: string, sentence: string): readonly MessagePart[] => {
  const message = compileSentence(key, sentence)
  return typeof message === 'string' ? [] : message
}

const namesIn = (parts: readonly MessagePart[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return []
    const { type, value, children = [], options = {} } = part
    const inside = [
      ...namesIn(children),
      ...Object.values(options).flatMap((option) => namesIn(option.value)),
    ]
    return type === 7 ? [] : [type === 8 ? `<${value}>` : `{${value}}`, ...inside]
  })

/** The placeholders and tags, sorted; those in the branches of a plural count once, since languages differ in branches. */
const placeholders = (key: string, sentence: string) => {
  const names = namesIn(elementsOf(key, sentence)).toSorted()
  return (/, *(plural|select)/.test(sentence) ? [...new Set(names)] : names).join(' ') || 'none'
}

/** `one`, `few`, … of a sentence's plural, sorted; `=0` and its like are for one number and no form. */
const pluralForms = (key: string, sentence: string) =>
  elementsOf(key, sentence)
    .flatMap((part) => (typeof part !== 'string' && part.type === 6 ? Object.keys(part.options ?? {}) : []))
    .filter((form) => !form.startsWith('='))
    .toSorted()
    .join(' ')

/** `<file>: <key>: <error>` for each sentence that does not compile. */
const errorsIn = (file: string, sentences: Sentences) =>
  Object.entries(sentences).flatMap(([key, sentence]) => {
    try {
      compileSentence(`${file}: ${key}`, sentence)
      return []
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  })

describe('§A6 Every sentence', () => {
  it('is ICU MessageFormat', () => {
    const errors = locales.flatMap(({ file, sentences }) => errorsIn(file, sentences))
    expect([...errorsIn('src/messages/en', english), ...errors]).toEqual([])
  })

  it('is translated into every locale', () => {
    const untranslated = locales.flatMap(({ file, sentences }) =>
      keys
        .filter((key) => !sentences[key]?.trim())
        .map(
          (key) => `add to ${file}: ${JSON.stringify(key)}: a translation of ${JSON.stringify(english[key])}`,
        ),
    )
    expect(
      untranslated.length,
      `English is shown for what is not translated; \`main\` has no such sentence:\n${untranslated.join('\n')}\n`,
    ).toBeLessThanOrEqual(untranslatedBudget)
  })
})

describe.each(locales)('§A6 The locale $locale', ({ locale, file, sentences }) => {
  const present = keys.filter((key) => sentences[key]?.trim())
  const pairs = present.map((key) => ({ key, ours: sentences[key] ?? '', source: english[key] ?? '' }))

  it('has no key that English lacks', () => {
    const unknown = Object.keys(sentences).filter((key) => !(key in english))
    expect(unknown, `remove from ${file}`).toEqual([])
  })

  it('has the placeholders and tags of the English sentence', () => {
    const different = pairs
      .map(({ key, ours, source }) => ({
        key,
        has: placeholders(key, ours),
        wanted: placeholders(key, source),
      }))
      .filter(({ has, wanted }) => has !== wanted)
      .map(({ key, has, wanted }) => `${file}: ${key} has ${has}, English has ${wanted}`)
    expect(different).toEqual([])
  })

  it('has every plural form of its language, and no other', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted().join(' ')
    const plurals = pairs.filter(({ key, source }) => pluralForms(key, source))
    expect(plurals.length).toBeGreaterThan(0)
    const different = pairs
      .map(({ key, ours }) => ({ key, has: pluralForms(key, ours) }))
      .filter(({ key, has }) => has !== (plurals.some((plural) => plural.key === key) ? forms : ''))
      .map(({ key, has }) => `${file}: ${key} has the forms "${has}", ${locale} has "${forms}"`)
    expect(different).toEqual([])
  })

  it('is in its own language', () => {
    const worded = pairs.filter(({ key }) => !wordless.has(key))
    const copied = worded.filter(({ ours, source }) => ours === source).map(({ key }) => key)
    expect(copied, `${file}: the same as in English`).toEqual(sameAsEnglish[locale] ?? [])
    const letters = script[locale] ?? /\p{Letter}/u
    const foreign = worded.filter(({ key, ours }) => !letters.test(ours) && !copied.includes(key))
    expect(
      foreign.map(({ key }) => key),
      `${file}: not written in ${locale}`,
    ).toEqual([])
  })

  it('is plain data when loaded, so a server component can pass it to a client component', async () => {
    const messages = await loadMessages(locale)
    expect(Object.keys(messages)).not.toEqual([])
    expect(structuredClone(messages)).toEqual(messages)
    expect(JSON.parse(JSON.stringify(messages))).toStrictEqual(messages)
  })
})
