import { useEffect, useRef, useState } from 'react'

/** The window of a story in px. */
const window = { width: 1280, height: 800 }

export interface LiveStoryProps {
  readonly storyId: string
  /** The toolbar's choices: 'theme:dark;locale:ar'. */
  readonly globals: string
}

/** A running story, scaled to the available width. It does not react to clicks and cannot be focused. */
export function LiveStory({ storyId, globals }: LiveStoryProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const [scale, setScale] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / window.width))
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={frame} style={{ display: 'block', overflow: 'hidden', blockSize: window.height * scale }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a story of this Storybook and needs its service worker and storage */}
      <iframe
        inert
        loading="lazy"
        title={storyId}
        src={`iframe.html?id=${storyId}&viewMode=story&globals=${globals}`}
        style={{
          inlineSize: window.width,
          blockSize: window.height,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </span>
  )
}
