import { FORCE_REMOUNT, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { STOPPED, type Stopped } from './interrupted.ts'

const id = 'tackboard/stopped'

/** Explains why a story's steps were stopped. Pressing it plays the story again. */
export const registerStoppedNotice = () =>
  addons.register(id, (api) => {
    const channel = addons.getChannel()
    channel.on(STOPPED, ({ storyId, reason }: Stopped) =>
      api.addNotification({
        id,
        content: { headline: 'Stopped: play again', subHeadline: reason },
        onClick: ({ onDismiss }) => {
          onDismiss()
          channel.emit(FORCE_REMOUNT, { storyId })
        },
      }),
    )
    channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
      if (newPhase === 'playing') api.clearNotification(id)
    })
  })
