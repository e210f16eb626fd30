import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const opening = 'var IntlMessageFormat = class IntlMessageFormat {'
const closing = '};\n// packages/intl-messageformat/index.ts'

/** The module's text with its class marked free of side effects, so that a bundler that meets no use of it drops it. */
export function withoutClass(code: string): string {
  if (code.split(opening).length !== 2 || code.split(closing).length !== 2) {
    throw new Error(
      'intl-messageformat has another shape than its pinned version: fit scripts/parserless.ts to it.',
    )
  }
  return code
    .replace(opening, opening.replace('class', '/* @__PURE__ */ (() => class'))
    .replace(closing, closing.replace('};', '})();'))
}

/**
 * Bundles intl-messageformat without the ICU parser and without its class: `src/messages/format.ts` needs neither, since the copy
 * is compiled. For the package's build only; without it everything behaves the same and weighs 8 kB more.
 */
export const parserless = (): Plugin => ({
  name: 'parserless',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
    handler(source, importer) {
      return this.resolve(`${source}/no-parser.js`, importer)
    },
  },
  transform: {
    filter: { id: /[\\/]intl-messageformat[\\/]index\.js$/ },
    handler: (code) => ({ code: withoutClass(code), map: null }),
  },
  // Both licences ask for their notice beside every copy.
  async generateBundle() {
    for (const name of ['intl-messageformat', '@formatjs/icu-messageformat-parser']) {
      const source = await readFile(join(import.meta.dirname, '../node_modules', name, 'LICENSE.md'), 'utf8')
      this.emitFile({ type: 'asset', fileName: `vendor/${name}/LICENSE.md`, source })
    }
  },
})
