import type { Storage } from './platform.ts'

/** Drops keys that could change a prototype when the value is copied. */
const withoutPrototypes = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)

/** The part of `localStorage` we use. */
export type StorageArea = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * JSON storage on top of a web storage area that may be blocked (its getter throws), full or corrupt. Values the area rejects are kept in
 * memory until the page unloads.
 */
export function createStorage(area: () => StorageArea): Storage {
  /** Values the area rejected; null for a removal. */
  const rejected = new Map<string, string | null>()

  const write = (key: string, text: string | null): boolean => {
    try {
      if (text === null) area().removeItem(key)
      else area().setItem(key, text)
      rejected.delete(key)
      return true
    } catch {
      rejected.set(key, text)
      return false
    }
  }

  const readText = (key: string) => {
    const text = rejected.get(key)
    return text === undefined ? area().getItem(key) : text
  }

  return {
    get(key, read) {
      try {
        const text = readText(key)
        return text === null ? null : read(JSON.parse(text, withoutPrototypes))
      } catch {
        return null
      }
    },
    set: (key, value) => write(key, JSON.stringify(value) ?? null),
    remove: (key) => void write(key, null),
    subscribe(key, listener) {
      const handleStorage = (event: StorageEvent) => {
        // Another tab could write, so the value in memory is outdated. A null key means that storage was cleared.
        if (event.key !== null && event.key !== key) return
        rejected.delete(key)
        listener()
      }
      globalThis.addEventListener?.('storage', handleStorage)
      return () => globalThis.removeEventListener?.('storage', handleStorage)
    },
  }
}
