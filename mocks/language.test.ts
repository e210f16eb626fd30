import { afterEach, describe, expect, it, vi } from 'vitest'
import * as messages from './fixtures/messages.ts'
import { translations } from './fixtures/translations.ts'
import { handlers } from './handlers/index.ts'
import { getResponse } from 'msw'
import { inLanguage } from './language.ts'
import { scenario } from './scenarios/index.ts'

/** Not for people: what a page must handle safely, or must not show. */
const { hostileMessage, longMessage, rtlMessage, hiddenServerMessage, ...shown } = messages
const notForPeople = new Set([hostileMessage, longMessage, rtlMessage, hiddenServerMessage])

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value ?? {}).flatMap(([key, own]) => (key === 'failure' ? [] : textsIn(own)))

/** What handlers and scenarios say themselves. */
const sources = import.meta.glob<string>(['./handlers/*/*.ts', './scenarios/*/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const own = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/(?:refusal|refusing|Outcome)\b[^\n]*?'([A-Z][^'\n]* [^'\n]*\.)'/g)].map(
    ([, text = '']) => text,
  ),
)
const sentences = [...new Set([...textsIn(shown), ...own])].filter(
  (text) => !notForPeople.has(text) && !text.startsWith('HIDDEN'),
)

const call = { method: 'POST', body: JSON.stringify({ username_or_email: 'wren', type: 'reset' }) } as const
const asked = async (headers: Record<string, string> = {}) => {
  const request = new Request('https://tackboard.example/v3/users/forgot_password/', { ...call, headers })
  const all = [...scenario('forgotPassword.resetFailed').handlers, ...handlers()]
  const response = await getResponse(all, request)
  return response?.text()
}

afterEach(() => vi.unstubAllGlobals())

describe('the mock server’s languages', () => {
  it('finds the sentences', () => expect(sentences.length).toBeGreaterThan(35))

  it.each(sentences)('%s', (sentence) => {
    expect(translations).toHaveProperty([sentence])
    for (const language of ['ar', 'de', 'es', 'ja', 'ko'])
      expect(inLanguage(sentence, language), language).not.toBe(sentence)
  })

  it('has no translation of what nothing says', () =>
    expect(Object.keys(translations).filter((text) => !sentences.includes(text))).toEqual([]))
})

describe('a response', () => {
  it.each([
    ['the language of Accept-Language', { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' }, 'gerade nicht'],
    ['English, if it does not speak that', { 'accept-language': 'fr' }, 'just now'],
    ['English, if nothing is said', {}, 'just now'],
  ])('is in %s', async (_, headers, words) => {
    expect(await asked({ ...headers })).toContain(words)
  })

  it('is in the language of the page', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'ar' } })
    expect(await asked()).toContain('الرسالة')
  })
})
