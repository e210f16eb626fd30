import { STORY_RENDERED } from 'storybook/internal/core-events'
import { definePreviewAddon } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { createRuns } from '../../testing/stage/runs.ts'
import { calls, type SendRequest } from './protocol.ts'
import type { createWatch } from './watch.ts'

interface StoryRun {
  readonly id: string
  readonly viewMode: string
  readonly abortSignal: AbortSignal
}

const isStart = createRuns()

let current: string | null = null
let watch: ReturnType<typeof createWatch> | null = null
let isOpen = false

/** Listens to the tab. The code that watches a story loads when the tab is first opened, and stops when it is closed. */
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
    // The tab may have been closed while this loaded.
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
  channel.on(STORY_RENDERED, () => isOpen && watch?.sendClock())
  channel.emit(calls.ready)
}

/** The preview side of the statechart tab. */
export const addonStatechart = () => {
  void listen()
  return definePreviewAddon({
    beforeEach: async ({ id, viewMode, abortSignal }: StoryRun) => {
      current = viewMode === 'story' ? id : null
      if (!isStart(abortSignal) || !isOpen) return
      watch?.begin()
      ;(await addons.ready()).emit(calls.begun, id)
    },
  })
}
