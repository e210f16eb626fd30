import type { Storage } from '../platform.ts'
import { createStorage } from '../storage.ts'

/** Storage in memory that can be blocked or full, like a browser's. */
export interface MemoryStorage extends Storage {
  /** 'blocked': every access throws internally, as with cookies disabled. 'full': values can be read but not written. */
  mode: 'ok' | 'blocked' | 'full'
  /** The raw strings, as a browser stores them. Write here to simulate corrupt data. */
  readonly texts: Map<string, string>
  /** Writes as another tab would, notifying this one's listeners. */
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
