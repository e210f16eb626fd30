import { resolve } from 'node:path'

/** The package by its own name, as the recipes of example/ import it. The same is in tsconfig.json. */
export const ownName = [
  { find: /^tackboard$/, replacement: resolve('src/index.ts') },
  { find: /^tackboard\/machines$/, replacement: resolve('machines/index.ts') },
  { find: /^tackboard\/(mocks|mocks\/jsdom)$/, replacement: `${resolve('.')}/$1/index.ts` },
  { find: /^tackboard\/(\w+)$/, replacement: `${resolve('src')}/$1.ts` },
]
