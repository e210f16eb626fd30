/** A cache of a few values that forgets the one used longest ago. */
export interface LruCache<Key, Value> {
  /** The value, which is now the one used last; undefined when there is none. */
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  /** Whether the key is kept; asking is no use. */
  has(key: Key): boolean
  delete(key: Key): void
  clear(): void
  readonly size: number
}

/** Makes a cache of at most `limit` values. auth.txt §9: 10. */
export function createLruCache<Key, Value>(limit = 10): LruCache<Key, Value> {
  // A Map keeps the order in which keys came: the first is the one used longest ago.
  const kept = new Map<Key, Value>()

  const set = (key: Key, value: Value) => {
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > limit) for (const oldest of kept.keys()) return void kept.delete(oldest)
  }

  return {
    get(key) {
      const value = kept.get(key)
      // SAFETY: a key that is kept has a value of its type, undefined included.
      if (kept.has(key)) set(key, value as Value)
      return value
    },
    set,
    has: (key) => kept.has(key),
    delete: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    get size() {
      return kept.size
    },
  }
}
