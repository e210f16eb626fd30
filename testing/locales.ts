import { loadMessages, negotiateLocale, type Locale } from '../src/messages/load.ts'
import type { Copy } from '../src/views/text.tsx'

/** A locale in Storybook's toolbar: the product's locales and `en-XA`, the pseudo-locale, which is longer, accented and in brackets. */
export type StoryLocale = Locale | 'en-XA'

/** A story's locale for a value of the toolbar. Default: `en`. */
export const storyLocale = (value: string): StoryLocale =>
  value === 'en-XA' ? value : negotiateLocale(value)

/** Loads the messages of a locale. Those of the pseudo-locale are generated from English and not shipped. */
export const loadStoryMessages = async (locale: StoryLocale): Promise<Copy> =>
  locale === 'en-XA' ? (await import('virtual:messages/pseudo-locale')).messages : loadMessages(locale)
