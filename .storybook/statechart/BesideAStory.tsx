import { useEffect, useRef, useState, type ReactNode } from 'react'
import { convert, themes } from 'storybook/theming'
import { charts } from 'virtual:charts'
import { calls, type ClockPicture, type Moment } from './protocol.ts'
import { StatechartView } from './StatechartView.tsx'
import { createWatch } from './watch.ts'

const theme = convert(themes.light)
const nothing = () => undefined
const noStory = () => null

type Watch = ReturnType<typeof createWatch>

interface BesideAStoryProps {
  readonly storyId: string
  /** The flow. */
  readonly children: ReactNode
}

/** The tab below a running flow, on one page. In Storybook they talk over a channel, here by direct calls. */
export function BesideAStory({ storyId, children }: BesideAStoryProps) {
  const [moments, setMoments] = useState<readonly Moment[]>([])
  const [clock, setClock] = useState<ClockPicture>({ isManual: false, isRunning: false })
  const watch = useRef<Watch | null>(null)
  useEffect(() => {
    const emit = (name: string, ...[value]: unknown[]) => {
      // SAFETY: these two calls carry exactly this.
      if (name === calls.moments) setMoments((before) => [...before, ...(value as readonly Moment[])])
      if (name === calls.clock) setClock(value as ClockPicture)
    }
    const opened = createWatch({ emit }, () => storyId)
    watch.current = opened
    opened.open()
    return () => opened.close()
  }, [storyId])
  return (
    <>
      {children}
      <h2>Its statechart</h2>
      <div style={{ height: 560 }}>
        <StatechartView
          {...{
            charts,
            moments,
            clock,
            theme,
            storyOf: noStory,
            pageOf: noStory,
            onRestart: nothing,
            onCopy: nothing,
          }}
          onSend={(request) => watch.current?.send(request)}
          onAdvance={(ms) => watch.current?.advance(ms)}
          onRun={(isToRun) => watch.current?.run(isToRun)}
        />
      </div>
    </>
  )
}
