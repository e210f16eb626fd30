import type { Translated } from './areas.ts'

export type Load = () => Promise<{ readonly messages: Translated }>

/**
 * A chunk for each locale. Out of `locales/<locale>.json`. The imports are written out, because bundlers read them: with a variable in it,
 * each would need an option of its own.
 */
export const loaders: Readonly<Record<'de' | 'es' | 'ja' | 'ko' | 'ar', Load>> = {
  de: () => import('virtual:messages/locales/de/all'),
  es: () => import('virtual:messages/locales/es/all'),
  ja: () => import('virtual:messages/locales/ja/all'),
  ko: () => import('virtual:messages/locales/ko/all'),
  ar: () => import('virtual:messages/locales/ar/all'),
}
