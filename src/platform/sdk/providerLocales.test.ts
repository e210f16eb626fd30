import { expect, it } from 'vitest'
import { facebookLocale } from './providerLocales.ts'

it.each([
  ['es', 'es_LA'],
  ['es-MX', 'es_LA'],
  ['es-ES', 'es_ES'],
  ['ar', 'ar_AR'],
  ['en', 'en_US'],
  ['en-GB', 'en_GB'],
  ['en-AU', 'en_US'],
  ['de', 'de_DE'],
  ['de-CH', 'de_DE'],
  ['ja', 'ja_JP'],
  ['ko', 'ko_KR'],
  ['ko_KR', 'ko_KR'],
  ['pt', 'pt_BR'],
  ['pt-PT', 'pt_PT'],
  ['zh-Hant-TW', 'zh_TW'],
  ['zh-Hans-CN', 'zh_CN'],
  ['EN-gb', 'en_GB'],
  ['xx', 'en_US'],
  ['', 'en_US'],
  ['../evil', 'en_US'],
  ['e', 'en_US'],
])('§7 maps the locale %s to %s', (locale, expected) => {
  expect(facebookLocale(locale)).toBe(expected)
})
