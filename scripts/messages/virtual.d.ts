/** English, made longer, with accents and brackets, compiled. For Storybook. */
declare module 'virtual:messages/pseudo-locale' {
  import type { Copy } from '../../src/views/text.tsx'
  export const messages: Copy
}

/** The sentences of a locale as written, in ICU MessageFormat. For tests and Storybook. */
declare module 'virtual:messages/sources/*' {
  export const sentences: Readonly<Record<string, string>>
}
