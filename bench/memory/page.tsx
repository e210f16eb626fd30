/** Runs in the browser: mounts and unmounts a flow many times. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { flowRows } from '../../stories/jsdom/flowRows.tsx'
import { TackboardProvider } from '../../src/index.ts'
import { settled } from '../timeToPaint.ts'

/** The timers that wait. */
const timers = new Set<unknown>()

function watchTimers() {
  const { setTimeout: start, clearTimeout: stop } = globalThis
  const watched = (run: (...values: unknown[]) => void, wait?: number, ...values: unknown[]) => {
    const timer: unknown = start(() => {
      timers.delete(timer)
      run(...values)
    }, wait)
    timers.add(timer)
    return timer
  }
  Object.assign(globalThis, {
    setTimeout: watched,
    clearTimeout: (timer: number) => {
      timers.delete(timer)
      stop(timer)
    },
  })
}
watchTimers()

/** What React and this page keep themselves. */
const nothing = 'nothing'
const rows: typeof flowRows = { [nothing]: { node: null }, ...flowRows }

/** Mounts and opens a flow that many times, each until it has been painted. Returns how many timers are left. */
async function mount(name: string, times: number) {
  const row = rows[name]
  if (!row) throw new Error(`There is no flow ${name}.`)
  for (let time = 0; time < times; time += 1) {
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    flushSync(() => root.render(<TackboardProvider {...row.settings}>{row.node}</TackboardProvider>))
    if (row.opensBy) container.querySelector('button')?.click()
    await new Promise(requestAnimationFrame)
    // Some stay until their calls are answered, with 404.
    if (time % 10 === 0) await settled(100)
    root.unmount()
    container.remove()
  }
  await settled(500)
  return timers.size
}

declare global {
  var mountOften: typeof mount
  var flowNames: readonly string[]
}
globalThis.flowNames = Object.keys(rows)
globalThis.mountOften = mount
