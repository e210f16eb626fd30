import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Phases of a story in which its steps are still to be seen through. */
const during = new Set(['playing', 'played', 'completing', 'completed', 'afterEach'])

let isPlaying = false
const told = new Set<() => void>()

const subscribe = (tell: () => void) => {
  told.add(tell)
  return () => void told.delete(tell)
}

/**
 * Whether a story's steps run. They look for English words: while they run the story speaks English, whatever the toolbar says, and
 * then the toolbar's language, in the state that the steps have reached.
 */
export const useIsPlaying = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPlaying,
    () => false,
  )

/** Listens to Storybook's own page. A story in a test or in an app's page plays without these phases. */
export function watchPhases(): void {
  void addons.ready().then((channel) =>
    channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
      const next = during.has(newPhase)
      if (next === isPlaying) return
      isPlaying = next
      // The first step may look for its button at once.
      flushSync(() => told.forEach((tell) => tell()))
    }),
  )
}
