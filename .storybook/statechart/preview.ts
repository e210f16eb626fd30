import { STORY_RENDERED } from 'storybook/internal/core-events'
import { definePreviewAddon } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { calls, type SendRequest } from './protocol.ts'
import type { createWatch } from './watch.ts'

interface StoryRun {
  readonly id: string
  readonly viewMode: string
}

let current: string | null = null
let watch: ReturnType<typeof createWatch> | null = null
let isOpen = false

/** Listens to the tab. What watches a story is fetched when the tab is opened for the first time, and unhooked when it is closed. */
async function listen() {
  const channel = await addons.ready()
  const open = async () => {
    isOpen = true
    const [{ createWatch: create }, { charts }] = await Promise.all([
      import('./watch.ts'),
      import('virtual:charts'),
    ])
    channel.emit(calls.charts, charts)
    watch ??= create(channel, () => current)
    // Closed again while it was fetched.
    if (isOpen) watch.open()
  }
  channel.on(calls.open, () => void open())
  channel.on(calls.close, () => {
    isOpen = false
    watch?.close()
  })
  channel.on(calls.send, (request: SendRequest) => watch?.send(request))
  channel.on(calls.advance, (ms: number) => watch?.advance(ms))
  channel.on(calls.run, (isToRun: boolean) => watch?.run(isToRun))
  channel.on(STORY_RENDERED, () => isOpen && watch?.tellClock())
  channel.emit(calls.ready)
}

/** The half of the statechart tab that lives beside the story. */
export const addonStatechart = () => {
  void listen()
  return definePreviewAddon({
    beforeEach: async ({ id, viewMode }: StoryRun) => {
      current = viewMode === 'story' ? id : null
      if (!isOpen) return
      watch?.begin()
      ;(await addons.ready()).emit(calls.begun, id)
    },
  })
}
