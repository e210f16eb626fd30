import { resolve } from 'node:path'

/** Resolves the package by its own name, which the recipes in example/ import. tsconfig.json has the same paths. */
export const ownName = [
  { find: /^tackboard$/, replacement: resolve('src/index.ts') },
  { find: /^tackboard\/machines$/, replacement: resolve('machines/index.ts') },
  { find: /^tackboard\/(mocks|mocks\/jsdom|mocks\/storybook)$/, replacement: `${resolve('.')}/$1/index.ts` },
  { find: /^tackboard\/(\w+)$/, replacement: `${resolve('src')}/$1.ts` },
]
