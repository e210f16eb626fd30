import type { Area, Translated } from './areas.ts'

type Load = () => Promise<{ readonly messages: Translated }>

/**
 * A chunk for each locale and area, and one with the whole locale, which is one request and smaller than all areas together. Out of
 * `locales/<locale>.json`. The imports are written out, because bundlers read them: with a variable in it, each would need an option of
 * its own.
 */
export const loaders: Readonly<
  Record<'de' | 'es' | 'ja' | 'ko' | 'ar', Readonly<Record<Area | 'all', Load>>>
> = {
  de: {
    all: () => import('virtual:messages/locales/de/all'),
    auth: () => import('virtual:messages/locales/de/auth'),
    saving: () => import('virtual:messages/locales/de/saving'),
    people: () => import('virtual:messages/locales/de/people'),
    createPin: () => import('virtual:messages/locales/de/createPin'),
    business: () => import('virtual:messages/locales/de/business'),
    promote: () => import('virtual:messages/locales/de/promote'),
    search: () => import('virtual:messages/locales/de/search'),
  },
  es: {
    all: () => import('virtual:messages/locales/es/all'),
    auth: () => import('virtual:messages/locales/es/auth'),
    saving: () => import('virtual:messages/locales/es/saving'),
    people: () => import('virtual:messages/locales/es/people'),
    createPin: () => import('virtual:messages/locales/es/createPin'),
    business: () => import('virtual:messages/locales/es/business'),
    promote: () => import('virtual:messages/locales/es/promote'),
    search: () => import('virtual:messages/locales/es/search'),
  },
  ja: {
    all: () => import('virtual:messages/locales/ja/all'),
    auth: () => import('virtual:messages/locales/ja/auth'),
    saving: () => import('virtual:messages/locales/ja/saving'),
    people: () => import('virtual:messages/locales/ja/people'),
    createPin: () => import('virtual:messages/locales/ja/createPin'),
    business: () => import('virtual:messages/locales/ja/business'),
    promote: () => import('virtual:messages/locales/ja/promote'),
    search: () => import('virtual:messages/locales/ja/search'),
  },
  ko: {
    all: () => import('virtual:messages/locales/ko/all'),
    auth: () => import('virtual:messages/locales/ko/auth'),
    saving: () => import('virtual:messages/locales/ko/saving'),
    people: () => import('virtual:messages/locales/ko/people'),
    createPin: () => import('virtual:messages/locales/ko/createPin'),
    business: () => import('virtual:messages/locales/ko/business'),
    promote: () => import('virtual:messages/locales/ko/promote'),
    search: () => import('virtual:messages/locales/ko/search'),
  },
  ar: {
    all: () => import('virtual:messages/locales/ar/all'),
    auth: () => import('virtual:messages/locales/ar/auth'),
    saving: () => import('virtual:messages/locales/ar/saving'),
    people: () => import('virtual:messages/locales/ar/people'),
    createPin: () => import('virtual:messages/locales/ar/createPin'),
    business: () => import('virtual:messages/locales/ar/business'),
    promote: () => import('virtual:messages/locales/ar/promote'),
    search: () => import('virtual:messages/locales/ar/search'),
  },
}
