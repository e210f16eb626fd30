import type { ComponentType, ReactNode } from 'react'
import { createElement } from 'react'
import { exports as entries } from '../../package.json'
import { flowRows } from './flowRows.tsx'
import { viewRows } from './viewRows.tsx'

type Module = Readonly<Record<string, unknown>>

/** Entry points that no browser loads: a server for Node, and statecharts. */
const withoutComponents = new Set(['./machines', './mocks/server'])

const sources = import.meta.glob<Module>(
  [
    '../../src/*.ts',
    '../../src/theme/index.ts',
    '../../mocks/index.ts',
    '../../mocks/{jsdom,storybook}/index.ts',
  ],
  { eager: true },
)

/** The exports of each entry point, from its source. */
export const entryPoints: Readonly<Record<string, Module | undefined>> = Object.fromEntries(
  Object.entries(entries)
    .filter(([name, files]) => typeof files === 'object' && !withoutComponents.has(name))
    .map(([name, files]) => [
      name,
      sources[String(Object(files).default).replace('./dist/', '../../').replace(/\.js$/, '.ts')],
    ]),
)

const everyExport: Module = Object.assign({}, ...Object.values(entryPoints))

const isError = (value: unknown) => typeof value === 'function' && value.prototype instanceof Error

/** Every component that an app can mount, by name. */
export const components = Object.entries(everyExport).filter(
  (entry): entry is [string, ComponentType<object>] =>
    /^[A-Z]/.test(entry[0]) && /function|object/.test(typeof entry[1]) && !isError(entry[1]),
)

/** Every hook that an app can call, by name. */
export const hooks = Object.entries(everyExport).filter(
  (entry): entry is [string, (...given: readonly unknown[]) => unknown] =>
    /^use[A-Z]/.test(entry[0]) && typeof entry[1] === 'function',
)

interface Declared {
  readonly input: { readonly args?: object }
  readonly meta: { readonly input: { readonly component?: unknown; readonly args?: object } }
}
const storyFiles = import.meta.glob<Readonly<Record<string, Declared>>>(
  '../{auth,business,createPin,people,primitives,promote,saving,search}/**/*.stories.tsx',
  { eager: true },
)

/** The props of the first story on a component's Storybook page. */
function propsInStories(component: unknown) {
  for (const module of Object.values(storyFiles)) {
    const first = module['Playground'] ?? Object.values(module)[0]
    const { component: shown, args } = first?.meta.input ?? {}
    if (shown === component) return { ...args, ...first?.input.args }
  }
  return undefined
}

/** The component with only its required props, or undefined if there is no row for it. */
export function aloneOf(name: string, component: ComponentType<object>): ReactNode {
  const row = viewRows[name] ?? flowRows[name]?.node
  if (row) return row
  const props = propsInStories(component)
  return props && createElement(component, props)
}
