import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Copy } from '../../src/views/text.tsx'
import type { StoryLocale } from '../locales.ts'

interface Language {
  readonly locale: StoryLocale
  readonly messages: Copy
}

let shown: Language | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The language that temporarily overrides the toolbar and the steps; usually null. */
export const useShownLanguage = (): Language | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )

/** Shows the story in a language without changing its state. Null restores its own language. Synchronous. */
export function showLanguage(language: Language | null): void {
  shown = language
  flushSync(() => listeners.forEach((notify) => notify()))
}
