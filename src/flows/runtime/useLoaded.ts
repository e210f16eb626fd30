import { useSyncExternalStore } from 'react'
import type { LazyPart } from './lazyPart.ts'

/** A machine that waits for a part moves on when it has come, which renders again. */
const unheard = () => () => {}

/** The part, or null until it is loaded. A hook, because a call of `loaded` could be kept from an earlier render, as the React Compiler does. */
export const useLoaded = <Part>({ loaded }: Pick<LazyPart<Part>, 'loaded'>): Part | null =>
  useSyncExternalStore(unheard, loaded, loaded)
