import { sentences as ar } from 'virtual:messages/sources/ar'
import { sentences as de } from 'virtual:messages/sources/de'
import { sentences as en } from 'virtual:messages/sources/en'
import { sentences as es } from 'virtual:messages/sources/es'
import { sentences as ja } from 'virtual:messages/sources/ja'
import { sentences as ko } from 'virtual:messages/sources/ko'
import type { Locale } from '../../../src/messages/load.ts'

/** Sentences in ICU MessageFormat by key. */
export type Sentences = Readonly<Record<string, string>>

/** The sentences of every locale as they are written. */
export const sentencesByLocale = { en, de, es, ja, ko, ar } as const satisfies Readonly<
  Record<Locale, Sentences>
>

export type WrittenLocale = keyof typeof sentencesByLocale
