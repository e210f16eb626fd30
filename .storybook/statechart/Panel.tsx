import { useEffect, useMemo, useState } from 'react'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons, useStorybookApi, useStorybookState, type API } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { states } from '../../stories/states.json'
import type { Chart } from '../../stories/docs/machines/chart.ts'
import { calls, type ClockPicture, type Moment, type SendRequest } from './protocol.ts'
import { StatechartView } from './StatechartView.tsx'

/** Older moments are dropped. */
const MAX_MOMENTS = 300

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

/** Links to a machine's page with states highlighted. The page reads them from its address, so the link can be shared. */
const pageIn = (api: Pick<API, 'resolveStory'>) => (machine: string, lit: readonly string[]) => {
  const page = `reference-machines--${machine.toLowerCase()}`
  return api.resolveStory(page) ? `?path=/docs/${page}&lit=${lit.map(encodeURIComponent).join(',')}` : null
}

/** Notifies the preview that the tab is open, and collects its messages until the story restarts. */
function useRunningStory() {
  const [charts, setCharts] = useState<Readonly<Record<string, Chart>>>({})
  const [moments, setMoments] = useState<readonly Moment[]>([])
  const [clock, setClock] = useState<ClockPicture>({ isManual: false, isRunning: false })
  useEffect(() => {
    const channel = addons.getChannel()
    const listeners = {
      [calls.ready]: () => channel.emit(calls.open),
      [calls.charts]: setCharts,
      [calls.begun]: () => setMoments([]),
      [calls.moments]: (latest: readonly Moment[]) =>
        setMoments((before) => [...before, ...latest].slice(-MAX_MOMENTS)),
      [calls.clock]: setClock,
    }
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener)
    channel.emit(calls.open)
    return () => {
      channel.emit(calls.close)
      for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener)
    }
  }, [])
  return { charts, moments, clock }
}

const emitter = (name: string) => (value: SendRequest | number | boolean) =>
  addons.getChannel().emit(name, value)
const onSend = emitter(calls.send)
const onAdvance = emitter(calls.advance)
const onRun = emitter(calls.run)
const onCopy = (text: string) => void navigator.clipboard.writeText(text)

/** The tab. Mounted only while it is open. */
export function Panel() {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const theme = useTheme()
  const storyOf = useMemo(() => linkIn(api), [api])
  const pageOf = useMemo(() => pageIn(api), [api])
  const onRestart = () => addons.getChannel().emit(FORCE_REMOUNT, { storyId })
  return (
    <StatechartView
      key={storyId}
      {...useRunningStory()}
      {...{ theme, storyOf, pageOf, onSend, onAdvance, onRun, onRestart, onCopy }}
    />
  )
}
