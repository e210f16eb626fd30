/** Runs in the browser: mounts the log-in flow as its story does, types, and measures the work until the paint in milliseconds. */
import type { Decorator } from '@storybook/react-vite'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { mockChannel, addons } from 'storybook/preview-api'
import { withTackboard, withNetwork } from '../../.storybook/decorators.tsx'
import { addonStatechart } from '../../.storybook/statechart/preview.ts'
import { calls } from '../../.storybook/statechart/protocol.ts'
import { initialGlobals } from '../../.storybook/toolbar.ts'
import { LoginPage } from '../../src/flows/auth/shell/LoginPage.tsx'
import { setStage, stageOf } from '../../testing/stage/stage.ts'
import { workOf } from '../workOf.ts'
import type { Subject } from './report.ts'

const id = 'auth-log-in--playground'
/** Typed in each round, whose time is the mean of the letters. */
const letters = 'wren'

// SAFETY: run.ts opens the page with a subject's name only.
const subject = decodeURIComponent(location.hash.slice(1)) as Subject
const channel = mockChannel()
addons.setChannel(channel)
/** Messages that the tab received. */
let messages = 0
channel.on(calls.moments, () => (messages += 1))

/** Brings the tab into the subject's state: absent, opened and closed again, or open. */
async function setUp() {
  if (subject === 'absent') return { begin: async () => undefined }
  const { beforeEach } = addonStatechart()
  await new Promise<void>((ready) => channel.once(calls.ready, () => ready()))
  const isWatching = new Promise<void>((resolve) => channel.once(calls.clock, () => resolve()))
  // The watcher is loaded when the tab opens, and reports the clock first.
  channel.emit(calls.open)
  await isWatching
  if (subject === 'closed') channel.emit(calls.close)
  // SAFETY: the tab reads nothing else of a story.
  const begin = beforeEach as (run: { id: string; viewMode: string }) => Promise<void>
  return { begin: () => begin({ id, viewMode: 'story' }) }
}

/** The watcher batches its messages for 16 ms. A round ends after that, so that it does not slow the next one down. */
const rest = () => new Promise((done) => setTimeout(done, 60))

// SAFETY: the two decorators read nothing else of a story's context.
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
  if (stageOf(id).recorder.actors.size === 0) throw new Error('No machine is running.')
  await rest()

  const field = container.querySelector<HTMLInputElement>('input[type="email"]')
  field?.focus()
  let letter = 0
  for (const typed of letters) {
    letter += (await workOf(() => document.execCommand('insertText', false, typed))) / letters.length
    await rest()
  }
  if (field?.value !== letters) throw new Error(`The field contains ${field?.value}.`)

  root.unmount()
  container.remove()
  await rest()
  if (messages > 0 !== (subject === 'open'))
    throw new Error(`The tab, which is ${subject}, received ${messages} messages.`)
  return { mount, letter }
}

export type Measured = Awaited<ReturnType<typeof measurePanel>>

declare global {
  var measurePanel: () => Promise<Measured>
}
globalThis.measurePanel = measurePanel
