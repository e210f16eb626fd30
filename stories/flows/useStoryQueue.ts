import { useEffect, useRef, useState } from 'react'
import { STORY_FINISHED, STORY_MISSING } from 'storybook/internal/core-events'
import { fit } from '../sheets/fit.ts'
import { heights } from '../sheets/grid.ts'

/** Stories that play at the same time. One, because only one iframe can have focus: typed input would be lost. */
const concurrency = 1
/** How long to wait for a story that never reports that it finished, in ms. */
const timeout = 15_000

const endEvents: ReadonlySet<string> = new Set([STORY_FINISHED, STORY_MISSING])

/** Reads the event type from a message that Storybook posts from a story's iframe, as text or as an object. */
function eventOf(data: unknown): unknown {
  const parsed: unknown = typeof data === 'string' && data.startsWith('{') ? JSON.parse(data) : data
  const event = typeof parsed === 'object' && parsed !== null && 'event' in parsed ? parsed.event : null
  return typeof event === 'object' && event !== null && 'type' in event ? event.type : null
}

/** Plays a sheet's stories one after another, and gives each tile its page's height. Returns how many may have started, and a ref for each iframe. */
export function useStoryQueue(count: number) {
  const frames = useRef<(HTMLIFrameElement | null)[]>([])
  const [finished, setFinished] = useState<ReadonlySet<number>>(new Set())
  const started = Math.min(count, finished.size + concurrency)

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const index = frames.current.findIndex((frame) => frame && frame.contentWindow === source)
      const finishedFrame = endEvents.has(String(eventOf(data))) && frames.current[index]
      if (!finishedFrame) return
      fit(finishedFrame, heights)
      setFinished((before) => new Set([...before, index]))
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    if (started === count) return
    const timer = setTimeout(() => {
      const pending =
        Array.from({ length: started }, (_, index) => index).find((index) => !finished.has(index)) ?? 0
      setFinished((before) => new Set([...before, pending]))
    }, timeout)
    return () => clearTimeout(timer)
  }, [started, count, finished])

  const frame = (index: number) => (element: HTMLIFrameElement | null) => {
    frames.current[index] = element
  }
  return { started, frame }
}
