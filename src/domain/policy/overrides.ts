/** Any part of `T`, at any depth. What is left out or `undefined` keeps its default; lists are replaced as a whole. */
export type Overrides<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Overrides<T[K]> | undefined }
    : T

type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> }

/** Drops the keys whose value is `undefined`: spread over defaults, they would erase them. */
export const withoutUndefined = <T extends object>(values: T): Defined<T> =>
  // SAFETY: the values come from `T`, and none is `undefined`.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const merge = (defaults: object, overrides: object): object => {
  const defaultValues = new Map<string, unknown>(Object.entries(defaults))
  const merged = Object.entries(withoutUndefined(overrides)).map(([key, value]) => {
    const group = defaultValues.get(key)
    if (!isGroup(group)) return [key, value]
    return [key, merge(group, isGroup(value) ? value : {})]
  })
  return { ...defaults, ...Object.fromEntries(merged) }
}

/** Merges overrides into defaults. Groups are merged key by key; lists and plain values are replaced. */
export const withOverrides = <T extends object>(defaults: T, overrides: NoInfer<Overrides<T>>): T =>
  // SAFETY: `Overrides<T>` gives each key a value of the type it has in `T`.
  merge(defaults, overrides) as T
