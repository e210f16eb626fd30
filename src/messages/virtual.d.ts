/** The area of each key but those of `common`, by the part of the key before its first dot. Generated, and for development alone. */
declare module 'virtual:messages/prefixes' {
  import type { Area } from './areas.ts'
  export const areas: Readonly<Record<string, Area>>
}

/**
 * A locale's sentences of one area, of `common`, or all of them as `all`, compiled by a bundler's plugin
 * (`scripts/messages/plugin.ts`).
 */
declare module 'virtual:messages/locales/*' {
  import type { Translated } from './areas.ts'
  export const messages: Translated
}
