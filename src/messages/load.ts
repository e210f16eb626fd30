import type { MessageKey } from './en.ts'
import type { Message } from './message.ts'

/** A locale with translations in `locales/*.json`. */
export type Translation = 'de' | 'es' | 'ja' | 'ko' | 'ar'

/** A locale that Tackboard has sentences for. */
export type Locale = 'en' | Translation

export type Translated = Partial<Readonly<Record<MessageKey, Message>>>

const loaders: Readonly<Record<Translation, () => Promise<{ readonly default: Translated }>>> = {
  de: () => import('./locales/de.json'),
  es: () => import('./locales/es.json'),
  ja: () => import('./locales/ja.json'),
  ko: () => import('./locales/ko.json'),
  ar: () => import('./locales/ar.json'),
}

// SAFETY: the keys of a literal.
export const locales = ['en', ...Object.keys(loaders)] as readonly Locale[]

/**
 * Loads a locale's sentences, to be given to the provider as `messages`. They are plain data: a server component can load them and
 * pass them on. Only the requested locale is fetched; English is part of the views, so it resolves to an empty object. A sentence without a
 * translation is missing, and shown in English. Rejects when the chunk cannot be fetched.
 */
export const loadMessages = async (locale: Locale): Promise<Translated> =>
  locale === 'en' ? {} : (await loaders[locale]()).default

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
