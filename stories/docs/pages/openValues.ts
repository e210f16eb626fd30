import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { quoteOf } from './openValues.quotes.ts'

const sources = import.meta.glob<string>('../../../src/domain/policy/{policy,savingPolicy,timing}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sourceOf = (name: string) => sources[`../../../src/domain/policy/${name}.ts`] ?? ''

/** One value that an app may override. */
export interface OpenValue {
  /** Its place in the policy: `timing.saveToast`. */
  readonly name: string
  readonly value: unknown
  /** Its sentence in the source, with the section it comes from. */
  readonly sentence: string
  /** The specification's own sentence, with its section; null where it is silent. */
  readonly quote: string | null
}

/** The sentence above each property of the interfaces of a source, by the property's name; groups follow one another without one. */
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

const own = sentencesOf(sourceOf('policy'))
const nested: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  saving: sentencesOf(sourceOf('savingPolicy')),
  timing: sentencesOf(sourceOf('timing')),
}

/** Every open value with its default, in the order of the policy. A value of a group without a sentence of its own has the group's. */
export const openValues: readonly OpenValue[] = Object.entries(defaultPolicy).flatMap(([name, value]) =>
  isGroup(value)
    ? Object.entries(value).map(([key, inner]) => ({
        name: `${name}.${key}`,
        value: inner,
        sentence: nested[name]?.get(key) ?? own.get(key) ?? own.get(name) ?? '',
        quote: quoteOf(`${name}.${key}`),
      }))
    : [{ name, value, sentence: own.get(name) ?? '', quote: quoteOf(name) }],
)
