/** Adds what each field means to the document: its parameters, and the properties of its schemas. */
import { accessFields } from './fields/access.ts'
import { otherFields } from './fields/others.ts'
import { passkeyFields } from './fields/passkeys.ts'
import { savingFields } from './fields/saving.ts'

/** A field's meaning by its name, or by `owner.name` where the owner is a schema, a call or the field it is in. */
const meanings: Readonly<Record<string, string>> = {
  resource_response: 'The envelope of every answer.',
  data: 'The answer.',
  error: 'What went wrong.',
  api_error_code: 'The code.',
  http_status: 'The status.',
  ...accessFields,
  ...passkeyFields,
  ...savingFields,
  ...otherFields,
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The keys under which a field may be described, the most specific first. */
const keysOf = (name: string, owners: readonly string[]) => [
  ...owners.toReversed().map((owner) => `${owner}.${name}`),
  name,
]

/** Describes fields, and remembers which meanings were of use and which are missing. */
export function createDescriber() {
  const used = new Set<string>()
  const missing = new Set<string>()

  const meaningOf = (name: string, owners: readonly string[]) => {
    const key = keysOf(name, owners).find((candidate) => Object.hasOwn(meanings, candidate))
    if (key === undefined) missing.add([owners.at(-1), name].join('.'))
    else used.add(key)
    return key === undefined ? undefined : meanings[key]
  }

  /** A schema whose properties are described. A description that it has stays. */
  function described<T>(schema: T, owners: readonly string[]): T {
    if (Array.isArray(schema)) return schema.map((item: unknown) => described(item, owners)) as T
    if (!isObject(schema)) return schema
    const result = Object.fromEntries(
      Object.entries(schema).map(([key, value]) => {
        if (key !== 'properties' || !isObject(value)) return [key, described(value, owners)]
        return [key, Object.fromEntries(Object.entries(value).map((field) => withMeaning(field, owners)))]
      }),
    )
    return result as T
  }

  const withMeaning = ([name, schema]: [string, unknown], owners: readonly string[]) => {
    const inner = described(schema, [...owners, name])
    const hasOwn = isObject(inner) && 'description' in inner
    return [name, hasOwn ? inner : { ...Object(inner), description: meaningOf(name, owners) }]
  }

  return {
    described,
    meaningOf,
    /** The fields without a meaning. */
    missing: () => [...missing],
    /** The meanings that no field has. */
    unused: () => Object.keys(meanings).filter((key) => !used.has(key)),
  }
}

export type Describer = ReturnType<typeof createDescriber>
