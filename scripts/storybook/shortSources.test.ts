import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keysOfMessages, titlesOfRows } from '../../.storybook/shortSources.ts'
import { title } from '../../stories/docs/spec/titles.ts'

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'))
const titlesIn = (source: string) =>
  [...source.matchAll(title)].flatMap(([, , text = '']) => (/[A-P]\d/.test(text) ? [text] : []))
/** Finds keys as stories/docs/pages/copyDeck.ts does. */
const keysIn = (source: string) =>
  [...source.matchAll(/(['"`])([a-zA-Z]+\.[^\n'"`]*?)\1/g)].map(([, , key = '']) => key)

describe('The sources in the static build', () => {
  it.each(
    read('{src,testing,stories,.storybook}/**/*.{test,stories}.{ts,tsx}').map(
      (source, index) => [index, source] as const,
    ),
  )('name the same rows: %i', (_, source) => expect(titlesIn(titlesOfRows(source))).toEqual(titlesIn(source)))

  it.each(read('src/{views,flows}/**/*.{ts,tsx}').map((source, index) => [index, source] as const))(
    'use the same messages: %i',
    (_, source) => expect(new Set(keysIn(keysOfMessages(source)))).toEqual(new Set(keysIn(source))),
  )

  it('are a fraction of the files', () => {
    const sources = read('src/{views,flows}/**/*.tsx')
    expect(sources.map(keysOfMessages).join('').length).toBeLessThan(sources.join('').length / 5)
  })
})
