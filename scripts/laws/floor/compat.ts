/** MDN's data of which browser knows which feature, as the law of the browser floor asks for it. */
import bcd from '@mdn/browser-compat-data/forLegacyNode'
import type { Identifier, SupportStatement } from '@mdn/browser-compat-data/types'

export const browsers = ['chrome', 'firefox', 'safari', 'safari_ios'] as const
export type Browser = (typeof browsers)[number]
/** A version per browser; infinite where no version will do. */
export type Versions = Readonly<Record<Browser, number>>

/** A use of the platform, with each definition in MDN's data that it may mean: one for a property of CSS, many for a method's name. */
export interface Feature {
  readonly name: string
  readonly definitions: readonly Identifier[]
}

/** What MDN groups below a node, by name. */
export type Group = Readonly<Record<string, Identifier | undefined>>

export const children = (node: Identifier | undefined): Group => {
  const { __compat: _, ...group } = node ?? {}
  return group as Group // SAFETY: a node has nothing else but further nodes.
}
const below = (node: Identifier, ...names: readonly string[]): Group =>
  children(names.reduce<Identifier | undefined>((at, name) => children(at)[name], node))

export const api = below(bcd.api)
export const builtins = below(bcd.javascript, 'builtins')
export const classes = below(bcd.javascript, 'classes')
export const patterns = below(bcd.javascript, 'regular_expressions')
export const properties = below(bcd.css, 'properties')
export const types = below(bcd.css, 'types')
export const selectors = below(bcd.css, 'selectors')
export const atRules = below(bcd.css, 'at-rules')
export const elements = below(bcd.html, 'elements')
export const globalAttributes = below(bcd.html, 'global_attributes')

export const each = (callback: (browser: Browser) => number): Versions => ({
  chrome: callback('chrome'),
  firefox: callback('firefox'),
  safari: callback('safari'),
  safari_ios: callback('safari_ios'),
})

function since(statement: SupportStatement | undefined, prefix: string): number {
  const ways = [statement ?? []]
    .flat()
    .filter(
      (way) => !way.flags && !way.version_removed && !way.alternative_name && !way.partial_implementation,
    )
    .filter((way) => (way.prefix ?? '') === prefix && way.version_added && way.version_added !== 'preview')
    .map((way) => Number(String(way.version_added).replace('≤', '')))
  return Math.min(Infinity, ...ways)
}

/** The first versions that know the feature, in any of its meanings. */
export const neededBy = ({ name, definitions }: Feature): Versions => {
  const prefix = /^-\w+-/.exec(name)?.[0] ?? ''
  return each((browser) =>
    Math.min(
      ...definitions.map(({ __compat }) =>
        Math.min(
          since(__compat?.support[browser], ''),
          prefix ? since(__compat?.support[browser], prefix) : Infinity,
        ),
      ),
    ),
  )
}

export const compatOf = (node: Identifier | undefined) => node?.['__compat']

/** The entry of that name, unless it only groups others. */
export function entry(group: Group, name: string): Identifier | undefined {
  const found = Object.hasOwn(group, name) ? group[name] : undefined
  return compatOf(found) ? found : undefined
}

/** Every entry at any depth, by its name. */
export function entriesByName(...groups: readonly Group[]): ReadonlyMap<string, readonly Identifier[]> {
  const found = new Map<string, Identifier[]>()
  const visit = (group: Group) => {
    for (const [name, node] of Object.entries(group)) {
      if (node && compatOf(node)) found.set(name, [...(found.get(name) ?? []), node])
      visit(children(node))
    }
  }
  groups.forEach(visit)
  return found
}
