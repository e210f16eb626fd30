import { defineConfig, type OxlintOverride } from 'oxlint'
import {
  areas,
  layers,
  layersWithoutEffects,
  layersWithoutReact,
  layersWithXState,
  type Area,
  type Layer,
} from './scripts/laws/layers.ts'

type Pattern = ({ readonly regex: string } | { readonly group: string[] }) & { readonly message: string }

const names = (paths: readonly string[]) => paths.map((path) => path.replace('src/', ''))
const list = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : 'nothing')
const allLayers = Object.keys(layers) as Layer[] // SAFETY: these are the keys of a literal.
const allAreas = Object.keys(areas) as Area[] // SAFETY: these are the keys of a literal.

/** Matches a relative import that passes through one of these folders. */
const through = (folders: readonly string[]) => `^\\.\\.?/(.*/)?(${folders.join('|')})/`

function layerPatterns(layer: Layer): Pattern[] {
  const allowed = new Set<string>([layer, ...layers[layer]])
  const closed = [...allLayers.filter((other) => !allowed.has(other)), 'stories']
  const message = `${layer} may import only itself and ${list(names(layers[layer]))}. See ARCHITECTURE.md, "Layers".`
  const partsOf = (other: string) => layers[layer].filter((folder) => folder.startsWith(`${other}/`))
  return [
    { regex: through(names(closed.filter((other) => partsOf(other).length === 0))), message },
    // Of some layers a folder may be imported.
    ...closed
      .filter((other) => partsOf(other).length > 0)
      .map((other) => ({
        group: names([other, ...partsOf(other)]).map((path, index) => `${index > 0 ? '!' : ''}**/${path}/**`),
        message,
      })),
    ...(layersWithoutReact.includes(layer)
      ? [
          {
            regex: '^(react|react-dom|styled-components|@xstate/react)(/|$)',
            message: 'No React below the views. See ARCHITECTURE.md, "Layers".',
          },
        ]
      : []),
    ...(layersWithXState.includes(layer)
      ? []
      : [
          {
            regex: '^(xstate|@xstate/react)(/|$)',
            message: 'Only machines and flows know XState. See ARCHITECTURE.md, "Layers".',
          },
        ]),
    ...(layer === 'mocks'
      ? []
      : [
          {
            regex: '^(msw|storybook)(/|$)',
            message: 'Mocks and stories are not shipped with the product. See ARCHITECTURE.md, "Layers".',
          },
        ]),
  ]
}

function areaPattern(area: Area): Pattern {
  const allowed = new Set<string>([area, ...areas[area]])
  return {
    regex: through(allAreas.filter((other) => !allowed.has(other))),
    message: `The area ${area} may import only itself and ${list(areas[area])}. See ARCHITECTURE.md, "Areas".`,
  }
}

const restrict = (files: readonly string[], patterns: Pattern[]): OxlintOverride => ({
  files: [...files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const areaOverride = (layer: Layer, area: Area) =>
  restrict([`${layer}/${area}/**`, `${layer}/*/${area}/**`], layerPatterns(layer).concat(areaPattern(area)))

/** For one file only the last matching override counts, so an area's override repeats the rules of its layer. */
const boundaries = [
  ...allLayers.map((layer) => restrict([`${layer}/**`], layerPatterns(layer))),
  ...allLayers.flatMap((layer) => allAreas.map((area) => areaOverride(layer, area))),
]

const noEffects = 'No request and no timer in a view or below it. See ARCHITECTURE.md, "Layers".'

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, es2024: true },
  options: { reportUnusedDisableDirectives: 'error' },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'max-lines': ['error', { max: 200 }],
    eqeqeq: 'error',
    'no-console': 'error',
    'no-eval': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-param-reassign': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    // These are written for the React Compiler, which this project does not use: they mistake a ref's element for a prop.
    'react/immutability': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/memo-dependencies': 'off',
    'react/use-memo': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // The tags of a message are functions that return elements; the rule mistakes them for components.
    'react/no-unstable-nested-components': 'off',
    // The second argument of vitest's `expect` is the message.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // TypeScript checks this already.
    'import/namespace': 'off',
    // axe checks the real page in every story; these rules guess from the source.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/role-has-required-aria-props': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
  },
  overrides: [
    ...boundaries,
    {
      files: layersWithoutEffects.map((layer) => `${layer}/**`),
      rules: {
        'no-restricted-globals': [
          'error',
          ...['fetch', 'setTimeout', 'setInterval'].map((name) => ({ name, message: noEffects })),
        ],
      },
    },
    { files: ['machines/**/*.machine.ts'], rules: { 'max-lines': ['error', { max: 350 }] } },
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: { 'no-restricted-imports': 'off', 'no-restricted-globals': 'off', 'no-console': 'off' },
    },
    { files: ['scripts/**', 'bench/**', '.storybook/faults.ts'], rules: { 'no-console': 'off' } },
    {
      // Next finds pages and layouts by their default export.
      files: ['example-next/app/**/{page,layout}.tsx', 'example-servers/**'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['*.config.ts', '.storybook/main.ts', '.storybook/manager.ts', '.storybook/preview.tsx'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
  ignorePatterns: [
    'dist',
    'storybook-static',
    'node_modules',
    '.storybook/public',
    'example/dist',
    'example-next/.next',
  ],
})
