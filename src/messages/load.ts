import type { MessageKey } from './en.ts'
import type { Message } from './message.ts'

const loaders = {
  de: () => import('./compiled/de.ts'),
  es: () => import('./compiled/es.ts'),
  ja: () => import('./compiled/ja.ts'),
  ko: () => import('./compiled/ko.ts'),
  ar: () => import('./compiled/ar.ts'),
  'en-XA': () => import('./compiled/pseudo.ts'),
}

/** A locale there are sentences for. `en-XA` is the generated pseudo-locale: longer, accented, in brackets. */
export type Locale = 'en' | keyof typeof loaders

// SAFETY: the keys of a literal.
export const locales = ['en', ...Object.keys(loaders)] as readonly Locale[]

/**
 * Loads a locale's sentences, to be given to the provider as `messages`. Only the locale that is asked for is fetched; English
 * is in the views already, so its answer is empty. Rejects when the chunk cannot be fetched; English stays on screen then.
 */
export const loadMessages = async (locale: Locale): Promise<Partial<Readonly<Record<MessageKey, Message>>>> =>
  locale === 'en' ? {} : (await loaders[locale]()).messages

/**
 * The first locale there are sentences for among BCP 47 tags in the order of preference, such as `navigator.languages`:
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
