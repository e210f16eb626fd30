import { describe, expect, it } from 'vitest'
import { compileSentence, readLocales, readParts } from '../../scripts/compileMessages.ts'
import type { MessageElement } from './message.ts'

const english: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(await readParts()))
const locales = Object.entries(await readLocales())
const keys = Object.keys(english)

/** Words that a language takes over as they are. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  de: ['common.ok', 'hashtags.pins'],
  ja: ['common.ok'],
}

/** Letters that a sentence must have to be in its language at all. */
const script: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
}

const namesIn = (elements: readonly MessageElement[]): string[] =>
  elements.flatMap(({ type, value, children = [], options = {} }) => {
    const inside = [
      ...namesIn(children),
      ...Object.values(options).flatMap((option) => namesIn(option.value)),
    ]
    return type === 0 || type === 7 ? [] : [type === 8 ? `<${value}>` : `{${value}}`, ...inside]
  })

/** The placeholders and tags, sorted; those in the branches of a plural count once, since languages differ in branches. */
const placeholders = (key: string, sentence: string) => {
  const message = compileSentence(key, sentence)
  const names = typeof message === 'string' ? [] : namesIn(message)
  return (/, *(plural|select)/.test(sentence) ? [...new Set(names)] : names).toSorted()
}

/** `one`, `few`, … of a sentence's plural, sorted; `=0` and its like are words for one number and no form. */
const pluralForms = (key: string, sentence: string) => {
  const message = compileSentence(key, sentence)
  const plurals = typeof message === 'string' ? [] : message.filter(({ type }) => type === 6)
  return plurals
    .flatMap(({ options = {} }) => Object.keys(options).filter((form) => !form.startsWith('=')))
    .toSorted()
}

describe.each(locales)('§A6 The locale %s', (locale, sentences) => {
  const present = keys.filter((key) => sentences[key])

  it('has every key, and a sentence under each', () => {
    const missing = keys
      .filter((key) => !sentences[key]?.trim())
      .map((key) => `${key}: ${JSON.stringify(english[key])}`)
    expect(missing, `add to src/messages/locales/${locale}.json, then run \`npm run messages\``).toEqual([])
  })

  it('has no other key', () => {
    const others = Object.keys(sentences).filter((key) => !(key in english))
    expect(others, `remove from src/messages/locales/${locale}.json`).toEqual([])
  })

  it('has the placeholders and tags of the English sentence', () => {
    const found = Object.fromEntries(present.map((key) => [key, placeholders(key, sentences[key] ?? '')]))
    const wanted = Object.fromEntries(present.map((key) => [key, placeholders(key, english[key] ?? '')]))
    expect(found).toEqual(wanted)
  })

  it('counts with every form that its language has, and with no other', () => {
    const forms = Object.fromEntries(present.map((key) => [key, pluralForms(key, sentences[key] ?? '')]))
    const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    const counting = present.filter((key) => pluralForms(key, english[key] ?? '').length > 0)
    expect(counting.length).toBeGreaterThan(0)
    expect(forms).toEqual(
      Object.fromEntries(present.map((key) => [key, counting.includes(key) ? wanted : []])),
    )
  })

  it('is translated', () => {
    const copied = present.filter((key) => sentences[key] === english[key])
    expect(copied, 'the same as in English').toEqual(sameAsEnglish[locale] ?? [])
    const letters = script[locale] ?? /\p{Letter}/u
    const foreign = present.filter((key) => !letters.test(sentences[key] ?? '') && !copied.includes(key))
    expect(foreign, `not written in ${locale}`).toEqual([])
  })
})

describe('§A6 The English copy', () => {
  it('inserts no name that it also selects by, because what is inserted may be wrapped in isolates', () => {
    const both = keys.filter((key) => {
      const message = compileSentence(key, english[key] ?? '')
      const flat = JSON.stringify(message)
      return [...flat.matchAll(/"type":5,"value":"(\w+)"/g)].some(([, name]) =>
        flat.includes(`"type":1,"value":"${name}"`),
      )
    })
    expect(both).toEqual([])
  })

  it('is written in straight ICU: every sentence compiles', () => {
    expect(
      keys.map((key) => compileSentence(key, english[key] ?? '')).filter((message) => message.length === 0),
    ).toEqual([])
  })
})
