/** A small cache that evicts the least recently used value. */
export interface LruCache<Key, Value> {
  /** Returns the value, or undefined, and marks it as most recently used. */
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  /** Whether the key is cached. Does not count as a use. */
  has(key: Key): boolean
  delete(key: Key): void
  clear(): void
  /** The keys, the least recently used first. */
  keys(): Iterable<Key>
  readonly size: number
}

/** Creates a cache of at most `limit` values. Default: 10. auth.txt §9. */
export function createLruCache<Key, Value>(limit = 10): LruCache<Key, Value> {
  // A Map keeps insertion order, so the first key is the least recently used.
  const entries = new Map<Key, Value>()

  const set = (key: Key, value: Value) => {
    entries.delete(key)
    entries.set(key, value)
    if (entries.size > limit) for (const oldest of entries.keys()) return void entries.delete(oldest)
  }

  return {
    get(key) {
      const value = entries.get(key)
      // SAFETY: a cached key has a value of type `Value`, which may include undefined.
      if (entries.has(key)) set(key, value as Value)
      return value
    },
    set,
    has: (key) => entries.has(key),
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    keys: () => entries.keys(),
    get size() {
      return entries.size
    },
  }
}
