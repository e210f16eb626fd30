/** The texts that the specifications quote are in the copy, word for word, or the pages say what differs. */
import { globSync, readFileSync } from 'node:fs'
import { sentences as english } from 'virtual:messages/sources/en'
import { describe, expect, it } from 'vitest'
import { isValue, missingQuotes, quotesIn } from './specQuotes.ts'
import { specMaps } from './specMaps.ts'

const messages = Object.values(english)

describe('a quoted text', () => {
  it.each([
    [
      "Title 'Welcome back, {name}!', or 'Hmm...that doesn't'.",
      ['Welcome back, {name}!', "Hmm...that doesn't"],
    ],
    ["'your Facebook/Google account'", ['your Facebook account', 'your Google account']],
    ["the user's link to a member's page", []],
  ])('is found in %s', (text, quotes) => expect(quotesIn(text)).toEqual(quotes))

  it.each([
    ['Welcome back, {name}!', 'Welcome back, {firstName}!'],
    ["Don't go", "Don''t go <link>there</link>"],
    ['You need 6+ characters.', 'You need {minimum}+ characters.'],
    ['on the product now', 'on {productName} now'],
    ['Saved to', 'Saved to {board}'],
  ])('"%s" is in the copy as "%s"', (quote, message) => expect(missingQuotes([quote], [message])).toEqual([]))

  it.each([
    ['Saved', 'Saved to {board}'],
    ['Saved to boards', 'Saved to {board}'],
    ['No tokens returned', '{name}'],
  ])('"%s" is not in the copy as "%s"', (quote, message) =>
    expect(missingQuotes([quote], [message])).toEqual([quote]),
  )
})

describe.each(Object.entries(specMaps))('the quoted texts of %s.txt', (name, { sentences }) => {
  const quotes = sentences.flatMap(({ sentence: { section, text }, entries }) =>
    quotesIn(text).map((quote) => ({
      quote,
      section,
      isExcused: entries.some((entry) => entry.sentence.includes(`'${quote}'`)),
    })),
  )
  const texts = quotes.filter(({ quote }) => !isValue(quote))

  it('are found', () => expect(texts.length).toBeGreaterThan(30))

  it('are in the copy, or an entry says what people read instead', () => {
    const silent = texts.filter(
      ({ quote, isExcused }) => !isExcused && missingQuotes([quote], messages).length > 0,
    )
    expect(
      silent.map(({ section, quote }) => `§${section} '${quote}'`),
      `Put them back into src/messages/en, or say why in ${name}.notImplemented.ts.`,
    ).toEqual([])
  })

  it('are in no entry once the copy has them', () =>
    expect(
      texts.filter(({ quote, isExcused }) => isExcused && missingQuotes([quote], messages).length === 0),
    ).toEqual([]))

  it('are written in the code where they are values', () => {
    const code = globSync('{src,machines}/**/*.{ts,tsx}', { exclude: (file) => /\.test\./.test(file) })
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const values = [...new Set(quotes.flatMap(({ quote }) => (isValue(quote) ? [quote] : [])))]
    expect(values.filter((value) => !code.includes(`'${value}'`))).toEqual([])
  })
})
