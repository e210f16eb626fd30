import { useSyncExternalStore } from 'react'
import type { LazyPart } from './lazyPart.ts'

/** Nothing to subscribe to: the machine that waits for a part changes state when it has loaded, which renders again. */
const unheard = () => () => {}

/** The part, or null until it is loaded. A hook, because the React Compiler may keep what `loaded()` returned in an earlier render. */
export const useLoaded = <Part>({ loaded }: Pick<LazyPart<Part>, 'loaded'>): Part | null =>
  useSyncExternalStore(unheard, loaded, loaded)
