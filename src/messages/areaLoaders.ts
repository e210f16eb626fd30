import type { Area } from './areas.ts'
import type { Translation } from './load.ts'
import type { Load } from './loaders.ts'

/**
 * A chunk for each area of a locale, and one for what several areas show. Apart from `loaders`: a bundler then splits a locale only for an
 * app that loads areas.
 */
export const areaLoaders: Readonly<Record<Translation, Readonly<Record<Area | 'common', Load>>>> = {
  de: {
    common: () => import('virtual:messages/locales/de/common'),
    auth: () => import('virtual:messages/locales/de/auth'),
    saving: () => import('virtual:messages/locales/de/saving'),
    people: () => import('virtual:messages/locales/de/people'),
    createPin: () => import('virtual:messages/locales/de/createPin'),
    business: () => import('virtual:messages/locales/de/business'),
    promote: () => import('virtual:messages/locales/de/promote'),
    search: () => import('virtual:messages/locales/de/search'),
  },
  es: {
    common: () => import('virtual:messages/locales/es/common'),
    auth: () => import('virtual:messages/locales/es/auth'),
    saving: () => import('virtual:messages/locales/es/saving'),
    people: () => import('virtual:messages/locales/es/people'),
    createPin: () => import('virtual:messages/locales/es/createPin'),
    business: () => import('virtual:messages/locales/es/business'),
    promote: () => import('virtual:messages/locales/es/promote'),
    search: () => import('virtual:messages/locales/es/search'),
  },
  ja: {
    common: () => import('virtual:messages/locales/ja/common'),
    auth: () => import('virtual:messages/locales/ja/auth'),
    saving: () => import('virtual:messages/locales/ja/saving'),
    people: () => import('virtual:messages/locales/ja/people'),
    createPin: () => import('virtual:messages/locales/ja/createPin'),
    business: () => import('virtual:messages/locales/ja/business'),
    promote: () => import('virtual:messages/locales/ja/promote'),
    search: () => import('virtual:messages/locales/ja/search'),
  },
  ko: {
    common: () => import('virtual:messages/locales/ko/common'),
    auth: () => import('virtual:messages/locales/ko/auth'),
    saving: () => import('virtual:messages/locales/ko/saving'),
    people: () => import('virtual:messages/locales/ko/people'),
    createPin: () => import('virtual:messages/locales/ko/createPin'),
    business: () => import('virtual:messages/locales/ko/business'),
    promote: () => import('virtual:messages/locales/ko/promote'),
    search: () => import('virtual:messages/locales/ko/search'),
  },
  ar: {
    common: () => import('virtual:messages/locales/ar/common'),
    auth: () => import('virtual:messages/locales/ar/auth'),
    saving: () => import('virtual:messages/locales/ar/saving'),
    people: () => import('virtual:messages/locales/ar/people'),
    createPin: () => import('virtual:messages/locales/ar/createPin'),
    business: () => import('virtual:messages/locales/ar/business'),
    promote: () => import('virtual:messages/locales/ar/promote'),
    search: () => import('virtual:messages/locales/ar/search'),
  },
}
