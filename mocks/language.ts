import type { Translation } from './fixtures/translation.types.ts'
import { translations } from './fixtures/translations.ts'

const languages: readonly string[] = ['ar', 'de', 'es', 'ja', 'ko'] satisfies readonly (keyof Translation)[]

const isSpoken = (language: string): language is keyof Translation => languages.includes(language)

const first = (locales: string) =>
  locales
    .split(/[-_,;]/, 1)[0]
    ?.trim()
    .toLowerCase() ?? ''

/**
 * The language to answer in: that of `Accept-Language`, which a page cannot see in its own requests, so it counts as the page's there.
 * Without a request: the page's.
 */
export const languageOf = (request?: Request): string =>
  first(request?.headers.get('accept-language') ?? globalThis.document?.documentElement.lang ?? '')

/** A text with the mock server's sentences in a language. One that it does not speak leaves them in English. */
export function inLanguage(text: string, locale: string): string {
  const language = first(locale)
  if (!isSpoken(language)) return text
  return Object.entries(translations).reduce(
    (said, [english, translation]) => said.replaceAll(english, translation[language]),
    text,
  )
}

/** A response with the mock server's sentences in a language. */
export async function respondIn(language: string, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  if (!isSpoken(language) || !isJson) return response
  const { status, headers } = response
  return new Response(inLanguage(await response.text(), language), { status, headers })
}
