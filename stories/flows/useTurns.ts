import { useEffect, useRef, useState } from 'react'
import { STORY_FINISHED, STORY_MISSING } from 'storybook/internal/core-events'

/** Tiles that play at a time: one, because a window has one focus. What a tile types is lost when its neighbour takes it. */
const atOnce = 1
/** How long a tile that says nothing keeps its turn, in ms. */
const patience = 15_000

const ends: ReadonlySet<string> = new Set([STORY_FINISHED, STORY_MISSING])

/** Storybook's own message from a story's window, in text or as an object. */
function eventOf(data: unknown): unknown {
  const parsed: unknown = typeof data === 'string' && data.startsWith('{') ? JSON.parse(data) : data
  const event = typeof parsed === 'object' && parsed !== null && 'event' in parsed ? parsed.event : null
  return typeof event === 'object' && event !== null && 'type' in event ? event.type : null
}

/** Lets the windows of a sheet begin in turn: how many may have begun, and the ref of each. */
export function useTurns(count: number) {
  const frames = useRef<(HTMLIFrameElement | null)[]>([])
  const [done, setDone] = useState<ReadonlySet<number>>(new Set())
  const begun = Math.min(count, done.size + atOnce)

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const index = frames.current.findIndex((frame) => frame && frame.contentWindow === source)
      if (index >= 0 && ends.has(String(eventOf(data)))) setDone((before) => new Set([...before, index]))
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])

  useEffect(() => {
    if (begun === count) return
    const timer = setTimeout(() => {
      const slowest =
        Array.from({ length: begun }, (_, index) => index).find((index) => !done.has(index)) ?? 0
      setDone((before) => new Set([...before, slowest]))
    }, patience)
    return () => clearTimeout(timer)
  }, [begun, count, done])

  const frame = (index: number) => (element: HTMLIFrameElement | null) => {
    frames.current[index] = element
  }
  return { begun, frame }
}
