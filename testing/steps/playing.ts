import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** The phases before a story's steps have finished. */
const playingPhases = new Set(['playing', 'played', 'completing', 'completed', 'afterEach'])

let isPlaying = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Whether a story's steps are running. Steps look for English text, so the story is in English while they run. Afterwards it switches to
 * the toolbar's locale, in the state that the steps have reached.
 */
export const useIsPlaying = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPlaying,
    () => false,
  )

/** Tracks the phases of Storybook's page. A story in a test or on another page has no phases. */
export function watchPhases(): void {
  void addons.ready().then((channel) =>
    channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
      const next = playingPhases.has(newPhase)
      if (next === isPlaying) return
      isPlaying = next
      // The first step may look for its button immediately.
      flushSync(() => listeners.forEach((notify) => notify()))
    }),
  )
}
