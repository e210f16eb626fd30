import { loadMessages, negotiateLocale, type Locale } from '../../src/messages/load.ts'
import type { Copy } from '../../src/views/text.tsx'

/** A locale of Storybook's toolbar: the product's, and `en-XA`, the pseudo-locale: longer, accented, in brackets. */
export type StoryLocale = Locale | 'en-XA'

/** The locale of a story for a value of the toolbar. Default: `en`. */
export const storyLocale = (value: string): StoryLocale =>
  value === 'en-XA' ? value : negotiateLocale(value)

/** Loads the sentences of a locale; the pseudo-locale's are generated from English and not shipped. */
export const loadStoryMessages = async (locale: StoryLocale): Promise<Copy> =>
  locale === 'en-XA' ? (await import('virtual:messages/pseudo-locale')).messages : loadMessages(locale)
