/**
 * A story that plays while somebody uses the toolbar can fail because the page has lost focus, or because its settings changed during its
 * steps. That is not a failed test: the Interactions panel shows that the story was stopped, and the manager offers to play it again.
 */
import {
  GLOBALS_UPDATED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_RENDER_PHASE_CHANGED,
} from 'storybook/internal/core-events'

/** Sent to the manager: a `Stopped`. */
export const STOPPED = 'tackboard/stopped'

export interface Stopped {
  readonly storyId: string
  readonly reason: string
}

interface Phase {
  readonly newPhase: string
  readonly storyId: string
}

interface Channel {
  on(name: string, listener: (value: Phase) => void): void
  emit(name: string, value: unknown): void
}

let cause: string | null = null

/** Whether somebody has used the toolbar or left the page since the story's steps began. */
export const wasInterrupted = () => cause !== null

/**
 * Watches the page's story. Storybook clears the panel in the phase "rendering"; "aborted" is its name for a play function that was
 * stopped.
 */
export function watchInterruptions(channel: Channel, page: Pick<EventTarget, 'addEventListener'>): void {
  let isPlaying = false
  let stopped: string | null = null
  const interrupt = (reason: string) => () => {
    if (isPlaying) cause ??= reason
  }
  page.addEventListener('blur', interrupt('The page lost the focus while its steps were running.'))
  channel.on(GLOBALS_UPDATED, interrupt('The toolbar was used while its steps were running.'))
  channel.on(PLAY_FUNCTION_THREW_EXCEPTION, () => {
    stopped = cause
  })
  channel.on(STORY_RENDER_PHASE_CHANGED, (phase) => {
    if (phase.newPhase === 'playing') {
      isPlaying = true
      cause = null
      stopped = null
    }
    if (['played', 'errored', 'aborted', 'finished'].includes(phase.newPhase)) isPlaying = false
    if (phase.newPhase !== 'finished' || stopped === null) return
    const reason = stopped
    stopped = null
    channel.emit(STORY_RENDER_PHASE_CHANGED, { ...phase, newPhase: 'rendering' })
    channel.emit(STORY_RENDER_PHASE_CHANGED, { ...phase, newPhase: 'aborted' })
    channel.emit(STOPPED, { storyId: phase.storyId, reason } satisfies Stopped)
  })
}
