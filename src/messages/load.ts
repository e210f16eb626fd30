import type { Area, Translated } from './areas.ts'
import { loaders } from './loaders.ts'

/** A locale with translations in `locales/*.json`. */
export type Translation = keyof typeof loaders

/** A locale that Tackboard has sentences for. */
export type Locale = 'en' | Translation

// SAFETY: the keys of a literal.
export const locales = ['en', ...Object.keys(loaders)] as readonly Locale[]

/**
 * Loads a locale's sentences, to be given to the provider as `messages`. They are plain data: a server component can load them and
 * pass them on. Only the requested locale is fetched; English is part of the views, so it resolves to an empty object. A sentence without a
 * translation is missing, and shown in English. Rejects when a chunk cannot be fetched.
 *
 * `areas` loads those of some areas alone, a chunk each: docs/languages.md lists what each entry point needs. Default: every area, in one chunk.
 */
export async function loadMessages<In extends Area = Area>(
  locale: Locale,
  areas?: readonly In[],
): Promise<Translated<In>> {
  if (locale === 'en') return {}
  const parts: readonly (Area | 'all')[] = areas ?? ['all']
  const chunks = parts.map((part) => loaders[locale][part]())
  return Object.assign({}, ...(await Promise.all(chunks)).map(({ messages }) => messages))
}

/**
 * The first locale with sentences among BCP 47 tags in the order of preference, such as `navigator.languages`:
 * the tag itself, else its language (`de-AT` gives `de`). Default: `en`.
 */
export function negotiateLocale(requested: string | readonly string[]): Locale {
  for (const tag of [requested].flat()) {
    const wanted = tag.replaceAll('_', '-').toLowerCase()
    const found =
      locales.find((locale) => locale.toLowerCase() === wanted) ??
      locales.find((locale) => locale === wanted.split('-')[0])
    if (found) return found
  }
  return 'en'
}

export { directionOf } from './direction.ts'
