import type { MessageKey } from './en.ts'

// Declared here, as the package's own types know no Node.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** In every area's messages, so what has it holds messages of a locale. */
const shared: MessageKey = 'common.close'

/**
 * Tells a developer, once per area, that a sentence is in English because its area's messages were not loaded. Not by `warnDeveloper`:
 * bundlers drop calls of a function that is empty in production only where it is in the same chunk, and texts are in others than the
 * rest that warns.
 */
export function warnOfMissing(copy: object, key: string, locale: string): void {
  try {
    if (process.env.NODE_ENV !== 'production' && shared in copy)
      import('./missingArea.ts').then(({ warnOfArea }) => warnOfArea(key, locale)).catch(() => undefined)
  } catch {
    // No bundler has replaced it, which counts as production.
  }
}
