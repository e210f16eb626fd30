import type { Storage } from '../platform.ts'
import { createStorage } from '../storage.ts'

/** The storage of two tabs of one browser: they share what is stored, and each hears of the other's changes alone. C8. */
export function twoTabs() {
  const texts = new Map<string, string>()
  const tabs = [new Map<() => void, string>(), new Map<() => void, string>()] as const
  const storageOf = (tab: 0 | 1): Storage => {
    const change = (key: string, text: string | null) => {
      if (text === null) texts.delete(key)
      else texts.set(key, text)
      for (const [listener, of] of tabs[tab === 0 ? 1 : 0]) if (of === key) listener()
    }
    const area = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: change,
      removeItem: (key: string) => change(key, null),
    }
    return {
      ...createStorage(() => area),
      subscribe(key, listener) {
        tabs[tab].set(listener, key)
        return () => void tabs[tab].delete(listener)
      },
    }
  }
  return { texts, storages: [storageOf(0), storageOf(1)] as const }
}
