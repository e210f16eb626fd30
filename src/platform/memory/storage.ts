import type { Storage } from '../platform.ts'
import { createStorage } from '../storage.ts'

/** Storage in memory that can be blocked or full like a browser's. */
export interface MemoryStorage extends Storage {
  /** 'blocked': every access throws inside, as with cookies turned off. 'full': what is there can be read, nothing can be added. */
  mode: 'ok' | 'blocked' | 'full'
  /** The raw texts, as a browser would hold them. Write here to store something corrupt. */
  readonly texts: Map<string, string>
  /** Stores as another tab does: this one is told. C8. */
  writeFromOtherTab(key: string, value: unknown): void
}

export function createMemoryStorage(
  stored: Readonly<Record<string, unknown>> = {},
  mode: MemoryStorage['mode'] = 'ok',
): MemoryStorage {
  const texts = new Map(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]))
  const area = {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => void texts.delete(key),
    setItem(key: string, text: string) {
      if (storage.mode === 'full') throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
      texts.set(key, text)
    },
  }
  const listeners = new Map<() => void, string>()
  const storage: MemoryStorage = {
    mode,
    texts,
    ...createStorage(() => {
      if (storage.mode === 'blocked') throw new DOMException('Storage is blocked.', 'SecurityError')
      return area
    }),
    subscribe(key, listener) {
      listeners.set(listener, key)
      return () => void listeners.delete(listener)
    },
    writeFromOtherTab(key, value) {
      texts.set(key, JSON.stringify(value))
      for (const [listener, of] of listeners) if (of === key) listener()
    },
  }
  return storage
}
