/**
 * Which layer and which area may import which. The linter (`oxlint.config.ts`) and `scripts/laws/laws.test.ts` both read these tables.
 * ARCHITECTURE.md explains them.
 */

/** What each layer may import besides itself: a layer, or one folder of it. */
export const layers = {
  'src/domain': [],
  'src/messages': ['src/domain'],
  'src/errors': ['src/domain', 'src/messages'],
  'src/api': ['src/domain', 'src/errors', 'src/messages'],
  machines: ['src/domain', 'src/errors', 'src/messages', 'src/api'],
  'src/platform': ['src/domain'],
  'src/theme': [],
  'src/ui': ['src/theme', 'src/domain/text'],
  'src/views': ['src/domain', 'src/errors', 'src/messages', 'src/theme', 'src/ui'],
  'src/flows': [
    'src/domain',
    'src/messages',
    'src/errors',
    'src/api',
    'machines',
    'src/platform',
    'src/theme',
    'src/ui',
    'src/views',
  ],
  mocks: ['src/domain', 'src/errors', 'src/messages', 'src/api', 'src/platform'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The top folders, from the bottom up: each imports only its own row and the rows below. */
export const rooms: readonly (readonly string[])[] = [
  ['src', 'machines'],
  ['mocks'],
  ['testing'],
  ['stories'],
  ['.storybook'],
  ['scripts'],
  ['bench'],
]

export type Layer = keyof typeof layers

/** What each area may import besides itself. An area is a folder with this name inside a layer. */
export const areas = {
  auth: [],
  people: ['auth'],
  saving: ['auth', 'people'],
  createPin: ['auth', 'people', 'saving'],
  business: ['auth', 'people', 'saving'],
  promote: ['auth', 'people', 'saving', 'business'],
  search: ['auth', 'people', 'saving'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Area = keyof typeof areas

/** Layers below the views, which do not know React. */
export const layersWithoutReact: readonly Layer[] = [
  'src/domain',
  'src/errors',
  'src/messages',
  'src/api',
  'src/platform',
  'machines',
  'mocks',
]

/** Only machines and flows know XState. */
export const layersWithXState: readonly Layer[] = ['machines', 'src/flows']

/** Layers that start no timer and make no request. */
export const layersWithoutEffects: readonly Layer[] = ['src/theme', 'src/ui', 'src/views']
