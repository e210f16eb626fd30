import { useEffect, useMemo, useState } from 'react'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons, useStorybookApi, useStorybookState, type API } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { states } from '../../stories/states.json'
import type { Chart } from './chart.ts'
import { calls, type ClockPicture, type Moment, type SendRequest } from './protocol.ts'
import { StatechartView } from './StatechartView.tsx'

/** Older moments are let go. */
const MOST = 300

const shown: Readonly<Record<string, readonly string[]>> = states

/** The first story that shows a state, or the first leaf within it. */
function storyShowing(state: string): string | undefined {
  const name = state in shown ? state : Object.keys(shown).find((leaf) => leaf.startsWith(`${state}.`))
  return name === undefined ? undefined : shown[name]?.[0]
}

const linkIn = (api: Pick<API, 'selectStory'>) => (state: string) => {
  const story = storyShowing(state)
  return story ? { href: `?path=/story/${story}`, open: () => api.selectStory(story) } : null
}

/** Tells the preview that the tab is open, and keeps what comes back until the story begins anew. */
function useRunningStory() {
  const [charts, setCharts] = useState<Readonly<Record<string, Chart>>>({})
  const [moments, setMoments] = useState<readonly Moment[]>([])
  const [clock, setClock] = useState<ClockPicture>({ isManual: false, isRunning: false })
  useEffect(() => {
    const channel = addons.getChannel()
    const heard = {
      [calls.ready]: () => channel.emit(calls.open),
      [calls.charts]: setCharts,
      [calls.begun]: () => setMoments([]),
      [calls.moments]: (latest: readonly Moment[]) =>
        setMoments((before) => [...before, ...latest].slice(-MOST)),
      [calls.clock]: setClock,
    }
    for (const [name, hear] of Object.entries(heard)) channel.on(name, hear)
    channel.emit(calls.open)
    return () => {
      channel.emit(calls.close)
      for (const [name, hear] of Object.entries(heard)) channel.off(name, hear)
    }
  }, [])
  return { charts, moments, clock }
}

const tell = (name: string) => (value: SendRequest | number | boolean) =>
  addons.getChannel().emit(name, value)
const onSend = tell(calls.send)
const onAdvance = tell(calls.advance)
const onRun = tell(calls.run)
const onCopy = (text: string) => void navigator.clipboard.writeText(text)

/** The tab while it is open. Mounted only then. */
export function Panel() {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const theme = useTheme()
  const storyOf = useMemo(() => linkIn(api), [api])
  const onRestart = () => addons.getChannel().emit(FORCE_REMOUNT, { storyId })
  return (
    <StatechartView
      key={storyId}
      {...useRunningStory()}
      {...{ theme, storyOf, onSend, onAdvance, onRun, onRestart, onCopy }}
    />
  )
}
