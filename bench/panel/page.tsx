/** Runs in the browser: mounts the log-in flow as its story does, types a letter, and reports the milliseconds of work up to the paint. */
import type { Decorator } from '@storybook/react-vite'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { mockChannel, addons } from 'storybook/preview-api'
import { withTackboard, withNetwork } from '../../.storybook/decorators.tsx'
import { addonStatechart } from '../../.storybook/statechart/preview.ts'
import { calls } from '../../.storybook/statechart/protocol.ts'
import { initialGlobals } from '../../.storybook/toolbar.ts'
import { LoginPage } from '../../src/flows/auth/shell/LoginPage.tsx'
import { setStage, stageOf } from '../../stories/support/stage/stage.ts'
import { workOf } from '../workOf.ts'
import type { Subject } from './report.ts'

const id = 'auth-log-in--playground'
/** Letters a round: its time is their mean. */
const letters = 'wren'

// SAFETY: run.ts names no other.
const subject = decodeURIComponent(location.hash.slice(1)) as Subject
const channel = mockChannel()
addons.setChannel(channel)
/** How often the tab was told of a moment. */
let told = 0
channel.on(calls.moments, () => (told += 1))

/** Done when the tab is as the subject says: absent, opened and closed again, or open. */
async function setUp() {
  if (subject === 'absent') return { begin: async () => undefined }
  const { beforeEach } = addonStatechart()
  await new Promise<void>((ready) => channel.once(calls.ready, () => ready()))
  const isThere = new Promise<void>((tell) => channel.once(calls.clock, () => tell()))
  // What watches is fetched when the tab is opened; it tells of the clock as soon as it is there.
  channel.emit(calls.open)
  await isThere
  if (subject === 'closed') channel.emit(calls.close)
  // SAFETY: all that the tab reads of a story.
  const begin = beforeEach as (run: { id: string; viewMode: string }) => Promise<void>
  return { begin: () => begin({ id, viewMode: 'story' }) }
}

/** What tells of moments waits 16 ms; a round ends after it, so that none pays for the one before. */
const rest = () => new Promise((done) => setTimeout(done, 60))

// SAFETY: all that the two decorators read of a story's context.
const context = {
  id,
  globals: initialGlobals,
  storyGlobals: {},
  loaded: {},
} as unknown as Parameters<Decorator>[1]
const decorated = [withTackboard, withNetwork].reduceRight<() => ReturnType<Decorator>>(
  // SAFETY: a decorator takes a story, which is a component without props.
  (Story, decorate) => () => decorate(Story as Parameters<Decorator>[0], context),
  () => <LoginPage onLoggedIn={() => undefined} />,
)

const ready = setUp()

async function measurePanel() {
  const { begin } = await ready
  await begin()
  setStage(id, {})
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const mount = await workOf(() => flushSync(() => root.render(decorated())))
  if (stageOf(id).recorder.actors.size === 0) throw new Error('No machine runs.')
  await rest()

  const field = container.querySelector<HTMLInputElement>('input[type="email"]')
  field?.focus()
  let letter = 0
  for (const typed of letters) {
    letter += (await workOf(() => document.execCommand('insertText', false, typed))) / letters.length
    await rest()
  }
  if (field?.value !== letters) throw new Error(`The field holds ${field?.value}.`)

  root.unmount()
  container.remove()
  await rest()
  if (told > 0 !== (subject === 'open')) throw new Error(`The tab, ${subject}, was told ${told} times.`)
  return { mount, letter }
}

export type Measured = Awaited<ReturnType<typeof measurePanel>>

declare global {
  var measurePanel: () => Promise<Measured>
}
globalThis.measurePanel = measurePanel
