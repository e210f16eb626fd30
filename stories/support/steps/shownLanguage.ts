import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '../../../src/messages/load.ts'
import type { Copy } from '../../../src/views/text.tsx'

export interface Language {
  readonly locale: Locale
  readonly messages: Copy
}

let shown: Language | null = null
const told = new Set<() => void>()

const subscribe = (tell: () => void) => {
  told.add(tell)
  return () => void told.delete(tell)
}

/** The language that a story is shown in for the moment, whatever the toolbar and the steps say. Null most of the time. */
export const useShownLanguage = (): Language | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )

/** Shows the story in a language, in the state it is in; with null, in its own again. Done when this returns. */
export function showLanguage(language: Language | null): void {
  shown = language
  flushSync(() => told.forEach((tell) => tell()))
}
