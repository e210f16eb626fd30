import type { Translated } from './areas.ts'
import { loaders } from './loaders.ts'

/** A locale with translations in `locales/*.json`. */
export type Translation = keyof typeof loaders

/** A locale that Tackboard has sentences for. */
export type Locale = 'en' | Translation

// SAFETY: the keys of a literal.
export const locales = ['en', ...Object.keys(loaders)] as readonly Locale[]

/**
 * Loads a locale's sentences, to be given to the provider as `messages`. They are plain data: a server component can load them and
 * pass them on. Only the requested locale is fetched, in one chunk; English is part of the views, so it resolves to an empty object. A
 * sentence without a translation is missing, and shown in English. Rejects when the chunk cannot be fetched. `loadAreas` loads less.
 */
export async function loadMessages(locale: Locale): Promise<Translated> {
  return locale === 'en' ? {} : (await loaders[locale]()).messages
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
