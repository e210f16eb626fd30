import type { Storage } from './platform.ts'

/** Drops what could become a prototype when a reader copies the value. */
const withoutPrototypes = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)

/** The part of `localStorage` that is used. */
export type StorageArea = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Storage of JSON over a web storage area that may be blocked (its getter throws), full or corrupt. What the area refuses is kept in
 * memory until the page goes. C4, C5, C6.
 */
export function createStorage(area: () => StorageArea): Storage {
  /** What the area refused; null where it refused a removal. */
  const refused = new Map<string, string | null>()

  const write = (key: string, text: string | null) => {
    try {
      if (text === null) area().removeItem(key)
      else area().setItem(key, text)
      refused.delete(key)
    } catch {
      refused.set(key, text)
    }
  }

  const readText = (key: string) => {
    const text = refused.get(key)
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
    remove: (key) => write(key, null),
    subscribe(key, listener) {
      const hear = (event: StorageEvent) => {
        // Another tab could write where this one could not: what was kept in memory is older. A null key: all was cleared.
        if (event.key !== null && event.key !== key) return
        refused.delete(key)
        listener()
      }
      globalThis.addEventListener?.('storage', hear)
      return () => globalThis.removeEventListener?.('storage', hear)
    },
  }
}
