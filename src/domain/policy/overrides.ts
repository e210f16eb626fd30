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
