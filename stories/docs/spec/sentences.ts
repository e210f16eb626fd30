import ar from '../../../src/messages/locales/ar.json'
import de from '../../../src/messages/locales/de.json'
import es from '../../../src/messages/locales/es.json'
import ja from '../../../src/messages/locales/ja.json'
import ko from '../../../src/messages/locales/ko.json'
import { en } from '../../../src/messages/en.ts'

/** Sentences in ICU MessageFormat by key. */
export type Sentences = Readonly<Record<string, string>>

/** Every locale that is written by hand, as it is written. */
export const sentencesByLocale = { en, de, es, ja, ko, ar } as const satisfies Readonly<
  Record<string, Sentences>
>

export type WrittenLocale = keyof typeof sentencesByLocale
