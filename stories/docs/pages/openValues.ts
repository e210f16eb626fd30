import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { quoteOf } from './openValues.quotes.ts'

const sources = import.meta.glob<string>('../../../src/domain/policy/{policy,*Policy,timing}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A value that an app may override. */
export interface OpenValue {
  /** Its path in the policy: `timing.saveToast`. */
  readonly name: string
  readonly value: unknown
  /** Its comment in the source, including the reference to the specification. */
  readonly sentence: string
  /** The sentence in the spec, with its section; null if there is none. */
  readonly quote: string | null
}

/** The comment above each property of a source's interfaces, by the property's name. */
export function sentencesOf(source: string): ReadonlyMap<string, string> {
  const found = [...source.matchAll(/\/\*\* (.+?) \*\/\n +readonly (\w+)\??:/g)]
  return new Map(
    found.flatMap(([, sentence, name]) =>
      sentence !== undefined && name !== undefined ? [[name, sentence] as const] : [],
    ),
  )
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const commentsIn = (file: string) => sentencesOf(sources[`../../../src/domain/policy/${file}.ts`] ?? '')
const own = commentsIn('policy')
/** The comments in the file of a group, if it has one. */
const nested = (group: string) => commentsIn(group === 'timing' ? group : `${group}Policy`)

/** Every open value with its default, in the policy's order. Values without a comment use their group's. */
export const openValues: readonly OpenValue[] = Object.entries(defaultPolicy).flatMap(([name, value]) =>
  isGroup(value)
    ? Object.entries(value).map(([key, inner]) => ({
        name: `${name}.${key}`,
        value: inner,
        sentence: nested(name).get(key) ?? own.get(key) ?? own.get(name) ?? '',
        quote: quoteOf(`${name}.${key}`),
      }))
    : [{ name, value, sentence: own.get(name) ?? '', quote: quoteOf(name) }],
)
