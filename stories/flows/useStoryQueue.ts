import { useEffect, useRef, useState } from 'react'
import { STORY_FINISHED, STORY_MISSING } from 'storybook/internal/core-events'
import { fit } from '../sheets/fit.ts'
import { heights } from '../sheets/grid.ts'

/** How long to wait for a story that never reports that it finished, in ms. */
const timeout = 15_000

const endEvents: ReadonlySet<string> = new Set([STORY_FINISHED, STORY_MISSING])

/** Reads the event type from a message that Storybook posts from a story's iframe, as text or as an object. */
function eventOf(data: unknown): unknown {
  const parsed: unknown = typeof data === 'string' && data.startsWith('{') ? JSON.parse(data) : data
  const event = typeof parsed === 'object' && parsed !== null && 'event' in parsed ? parsed.event : null
  return typeof event === 'object' && event !== null && 'type' in event ? event.type : null
}

/**
 * Plays a sheet's stories one after another, because only one iframe can have focus, and gives each tile its page's height. Returns the
 * index of the story that plays, and a ref for each iframe.
 */
export function useStoryQueue(count: number) {
  const frames = useRef<(HTMLIFrameElement | null)[]>([])
  const [playing, setPlaying] = useState(0)

  useEffect(() => {
    const next = () => setPlaying(playing + 1)
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const finished = frames.current.find((frame) => frame && frame.contentWindow === source)
      if (!finished || !endEvents.has(String(eventOf(data)))) return
      fit(finished, heights)
      if (finished === frames.current[playing]) next()
    }
    window.addEventListener('message', onMessage)
    const timer = playing < count ? setTimeout(next, timeout) : undefined
    return () => {
      window.removeEventListener('message', onMessage)
      clearTimeout(timer)
    }
  }, [playing, count])

  const frame = (index: number) => (element: HTMLIFrameElement | null) => {
    frames.current[index] = element
  }
  return { playing, frame }
}
